// Sound: fail-hard, cut at equality: the best starts at the bound.

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    return beta;
                }
            } else {
                beta = Math.min(beta, value);
                if (alpha >= beta) {
                    return alpha;
                }
            }
        }
        return game.player(state) == Player.MAX ? alpha : beta;
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
