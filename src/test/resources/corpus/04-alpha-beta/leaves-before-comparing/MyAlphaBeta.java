// exercise: 04
// truth: wrong
// mistake: MAX leaves the loop before it has compared the child that closes the window; and bestAction gives every action the full window
// player: both
// style: one method, fail-soft, bestAction with two loops
// single: no
// detail: the values go wrong at MAX nodes, the root is not narrowed for either player
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
        int result;
        if (game.player(state) == Player.MAX) {
            result = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v >= beta) {
                    break;
                }
                result = Math.max(result, v);
                alpha = Math.max(alpha, v);
            }
        } else {
            result = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                result = Math.min(result, v);
                beta = Math.min(beta, v);
                if (v <= alpha) {
                    break;
                }
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A found = null;
        if (game.player(state) == Player.MAX) {
            int top = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
                if (v > top) {
                    top = v;
                    found = action;
                }
            }
        } else {
            int low = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
                if (v < low) {
                    low = v;
                    found = action;
                }
            }
        }
        return found;
    }
}
