// exercise: 04
// truth: right
// mistake: none; an explicit stack of frames, fail-soft, root frame kept for bestAction
// player: both
// style: explicit stack, arrays instead of recursion
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Level<S, A> {
        final S state;
        final List<A> actions;
        final boolean max;
        int next = 0;
        int alpha;
        int beta;
        int best;
        int bestIndex = -1;

        Level(S state, List<A> actions, boolean max, int alpha, int beta) {
            this.state = state;
            this.actions = actions;
            this.max = max;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Level<S, A> root = run(game, state, -Window.INFINITY, Window.INFINITY);
        return root.actions.get(root.bestIndex);
    }

    private Level<S, A> open(Game<S, A> game, S s, int alpha, int beta) {
        return new Level<>(s, game.actions(s), game.player(s) == Player.MAX, alpha, beta);
    }

    private Level<S, A> run(Game<S, A> game, S start, int alpha, int beta) {
        ArrayList<Level<S, A>> levels = new ArrayList<>();
        Level<S, A> root = open(game, start, alpha, beta);
        levels.add(root);
        while (true) {
            Level<S, A> here = levels.get(levels.size() - 1);
            boolean haveValue = false;
            int v = 0;
            if (here.alpha >= here.beta || here.next >= here.actions.size()) {
                if (here == root) {
                    return root;
                }
                levels.remove(levels.size() - 1);
                v = here.best;
                here = levels.get(levels.size() - 1);
                haveValue = true;
            } else {
                S child = game.result(here.state, here.actions.get(here.next++));
                if (game.terminal(child)) {
                    v = game.utility(child);
                    haveValue = true;
                } else {
                    levels.add(open(game, child, here.alpha, here.beta));
                }
            }
            if (haveValue) {
                if (here.max ? v > here.best : v < here.best) {
                    here.best = v;
                    here.bestIndex = here.next - 1;
                }
                if (here.max) {
                    here.alpha = Math.max(here.alpha, v);
                } else {
                    here.beta = Math.min(here.beta, v);
                }
            }
        }
    }
}
