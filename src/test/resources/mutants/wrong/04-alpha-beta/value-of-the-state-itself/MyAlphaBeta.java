// Wrong: bestAction asks for the value of its own state.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: the action has to be one of the best
// Diagnosis: from-the-start-or-choice-of-its-own-state

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
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, state, alpha, beta);
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
