// exercise: 04
// truth: wrong
// mistake: bestAction keeps the bound that a null-window search returns as the value of the new best action and does not search that action again, so a later action with a value in between replaces it.
// player: both
// style: bestAction with null windows, helper class for the root
// kind: subtle
// single: yes
// detail: bestAction with three or more actions: the second or later one beats the first by more than its bound shows, and another one lies between.
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Iterator<A> it = game.actions(state).iterator(); it.hasNext() && alpha < beta; ) {
            int v = value(game, game.result(state, it.next()), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
        return best;
    }

    private final class Root {
        final Game<S, A> game;
        final boolean max;
        A leader;
        int mark;

        Root(Game<S, A> game, boolean max) {
            this.game = game;
            this.max = max;
        }

        void challenge(A action, S next) {
            if (leader == null) {
                leader = action;
                mark = value(game, next, -Window.INFINITY, Window.INFINITY);
                return;
            }
            // All we ask of a challenger is whether it is better than the leader.
            int v = max ? value(game, next, mark, mark + 1) : value(game, next, mark - 1, mark);
            if (max ? v > mark : v < mark) {
                leader = action;
                mark = v;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Root root = new Root(game, game.player(state) == Player.MAX);
        for (A action : game.actions(state)) {
            root.challenge(action, game.result(state, action));
        }
        return root.leader;
    }
}
