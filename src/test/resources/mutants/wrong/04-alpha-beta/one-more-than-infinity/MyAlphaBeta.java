// Wrong: the window at the root is one wider from the first action on, and for MIN infinity and one overflow.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: as minimax would choose it
// Diagnosis: beyond-infinity

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
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
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
            S next = game.result(state, action);
            int value = max
                    ? value(game, next, best - 1, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, best + 1);
            if (bestAction == null || (max ? value > best : value < best)) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
