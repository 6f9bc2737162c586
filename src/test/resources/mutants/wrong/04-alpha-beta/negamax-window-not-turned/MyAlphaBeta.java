// Wrong: negamax that hands alpha and beta down as they are.
// Fails first: Step 1: the value, with a full window
// Says: 
// Diagnosis: negamax-window-for-min

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
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return sign > 0 ? negamax(game, state, alpha, beta) : -negamax(game, state, -beta, -alpha);
    }

    /** In the view of the side to move. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = game.player(state) == Player.MAX
                    ? value(game, game.result(state, action), alpha, beta)
                    : -value(game, game.result(state, action), alpha, beta);
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
