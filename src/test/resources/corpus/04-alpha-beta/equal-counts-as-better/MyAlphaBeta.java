// exercise: 04
// truth: wrong
// mistake: bestAction takes an action whose number equals the best so far (>= and <=) although it narrows the window, so a cut child that only returns a bound replaces a better one.
// player: both
// style: textbook alphabeta with a boolean for the mover, bestAction in two branches
// single: yes
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, best);
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v >= alpha) {
                    alpha = v;
                    bestAction = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v <= beta) {
                    beta = v;
                    bestAction = action;
                }
            }
        }
        return bestAction;
    }
}
