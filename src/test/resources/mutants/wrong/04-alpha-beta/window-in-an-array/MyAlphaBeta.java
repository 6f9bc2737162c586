// Wrong: the window is an array that is handed down, so what a child narrows is narrowed for its siblings.
// Fails first: Step 1: the value, with a full window
// Says: alpha-beta returns exactly what minimax does
// Diagnosis: window-in-fields

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, new int[] {alpha, beta});
    }

    private int value(Game<S, A> game, S state, int[] window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), window);
            if (max) {
                best = Math.max(best, value);
                window[0] = Math.max(window[0], best);
            } else {
                best = Math.min(best, value);
                window[1] = Math.min(window[1], best);
            }
            if (window[0] >= window[1]) {
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
