// Wrong: Integer.MIN_VALUE is its own negative.
// Fails first: Step 1: the value, with a full window
// Says: 
// Diagnosis: sentinel-overflows

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
        return sign * negamax(game, state, sign, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private int negamax(Game<S, A> game, S state, int sign, int alpha, int beta) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            best = Math.max(best, -negamax(game, next, -sign, -beta, -alpha));
            alpha = Math.max(alpha, best);
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
