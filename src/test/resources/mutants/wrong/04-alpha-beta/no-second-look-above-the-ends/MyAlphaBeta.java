// Wrong: after a null window a child above the ends is not searched again.
// Fails first: Step 1: the value, with a full window
// Says: 
// Diagnosis: null-window-for-the-value

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
            int value = next(game, game.result(state, action), alpha, beta, max, first);
            first = false;
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

    private int next(Game<S, A> game, S child, int alpha, int beta, boolean max, boolean first) {
        if (first || game.terminal(child)) {
            return value(game, child, alpha, beta);
        }
        int scouted = max ? value(game, child, alpha, alpha + 1) : value(game, child, beta - 1, beta);
        boolean inside = alpha < scouted && scouted < beta;
        if (inside && !justAboveTheEnds(game, child)) {
            return value(game, child, alpha, beta);
        }
        return scouted;
    }

    /** There a null window that fails has looked at every end, so that its answer is exact. */
    private boolean justAboveTheEnds(Game<S, A> game, S state) {
        return game.actions(state).stream().allMatch(a -> game.terminal(game.result(state, a)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
