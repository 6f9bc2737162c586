// exercise: 04
// truth: wrong
// mistake: bestAction takes the last of equal actions and opens the window by one so that ties are exact, but for MIN it hands on beta as it is, so an equal number may be a mere bound.
// player: MIN
// style: bit of arithmetic at the root, last of several best actions
// single: yes
// detail: bestAction with ties, MIN to move, when a later child is cut at equality and is really larger; MAX and value are right

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
        int best = 0;
        boolean none = true;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = none ? v : max ? Math.max(best, v) : Math.min(best, v);
            none = false;
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    /** The last of the best actions; the window is wider by one, so that an equal value is no bound. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int wider = best == null ? alpha : alpha - 1;
            int v = value(game, game.result(state, action), max ? wider : -Window.INFINITY, beta);
            if (max ? v >= alpha : v <= beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
