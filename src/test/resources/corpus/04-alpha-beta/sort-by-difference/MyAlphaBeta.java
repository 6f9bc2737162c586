// exercise: 04
// truth: wrong
// mistake: the comparator subtracts scores, one of which may be -Window.INFINITY, and overflows; wide nodes make sort() throw "violates its general contract"
// player: both
// style: children as records, sorted by a quick score
// single: yes
// detail: sometimes; only at nodes with 32 children or more that are partly ends of either sign
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Child<S, A>(A action, S state, int score) {}

    private List<Child<S, A>> children(Game<S, A> game, S state, boolean max) {
        List<Child<S, A>> all = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int score = -Window.INFINITY;
            if (game.terminal(next)) {
                score = max ? game.utility(next) : -game.utility(next);
            }
            all.add(new Child<>(action, next, score));
        }
        all.sort((x, y) -> y.score() - x.score());
        return all;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (Child<S, A> child : children(game, state, true)) {
                best = Math.max(best, value(game, child.state(), Math.max(alpha, best), beta));
                if (best >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (Child<S, A> child : children(game, state, false)) {
                best = Math.min(best, value(game, child.state(), alpha, Math.min(beta, best)));
                if (best <= alpha) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (Child<S, A> child : children(game, state, max)) {
            int v = max
                    ? value(game, child.state(), bound, Window.INFINITY)
                    : value(game, child.state(), -Window.INFINITY, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = child.action();
            }
        }
        return best;
    }
}
