// Sound: negamax with the sign of the player, cut only beyond equality.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, 1, alpha, beta);
    }

    /** The value in the view of MAX if the sign is 1, of MIN if it is -1. */
    private int search(Game<S, A> game, S state, int sign, int alpha, int beta) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int own = game.player(state) == Player.MAX ? 1 : -1;
        if (own != sign) {
            return -search(game, state, own, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), sign, alpha, beta);
            best = Math.max(best, value);
            if (best > beta) {
                break;
            }
            alpha = Math.max(alpha, best);
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
