// Wrong: values are compared by the sign of their difference, which overflows.
// Fails first: Step 1: the value, with a full window
// Says: with the window
// Diagnosis: difference-overflows

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
                best = value - best > 0 ? value : best;
                alpha = Math.max(alpha, best);
            } else {
                best = value - best < 0 ? value : best;
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
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
