// Wrong: the window at the root is not narrowed after 80 actions.
// Fails first: Step 4: bestAction narrows the window from one action to the next
// Says: so nothing below it can matter
// Diagnosis: none

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
                break; // one of the two has something at least as good elsewhere, and will not let the game come here
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        int tried = 0;
        for (A action : game.actions(state)) {
            tried++;
            int value = tried > 80
                    ? value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY)
                    : value(game, game.result(state, action), alpha, beta);
            // Strictly better only: a child that was cut returns a bound, and an equal bound is no equal value.
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
