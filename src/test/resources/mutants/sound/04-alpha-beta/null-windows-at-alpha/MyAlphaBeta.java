// Sound: each null window lies at α, also for MIN; it is searched again wherever it does not cut.

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
        boolean first = true;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value;
            if (first || (max ? alpha == -Window.INFINITY : beta == Window.INFINITY)) {
                value = value(game, child, alpha, beta);
            } else {
                value = value(game, child, alpha, alpha + 1);
                if (value > alpha && value < beta) {
                    value = value(game, child, alpha, beta);
                }
            }
            first = false;
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                chosen = action;
            } else if (!max && value < beta) {
                beta = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
