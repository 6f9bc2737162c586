// Sound: principal variation search that cuts only beyond equality and returns the bounds.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int a0 = alpha, b0 = beta;
        int best = max ? alpha : beta;
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value;
            if (first) value = value(game, next, alpha, beta);
            else {
                value = max ? value(game, next, alpha, alpha + 1) : value(game, next, beta - 1, beta);
                if (alpha < value && value < beta) value = value(game, next, alpha, beta);
            }
            first = false;

            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
                if (alpha > beta) return max ? b0 : a0;
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
                if (alpha > beta) return max ? b0 : a0;
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
