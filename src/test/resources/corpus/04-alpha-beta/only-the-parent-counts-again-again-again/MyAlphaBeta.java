// exercise: 04
// truth: wrong
// mistake: a child gets only its parent's best so far as a bound, and nothing of the window from further up
// player: both
// style: one parameter for the parent's best, helper method, fail-soft
// single: yes
// detail: values are right, deep cutoffs are missed, and so are those that a given narrow window makes below the first ply
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
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (max) {
                best = Math.max(best, value(game, child, best, Window.INFINITY));
                if (best >= beta) break;
            } else {
                best = Math.min(best, value(game, child, -Window.INFINITY, best));
                if (best <= alpha) break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max ? value(game, child, best, Window.INFINITY) : value(game, child, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
