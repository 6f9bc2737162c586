// exercise: 04
// truth: wrong
// mistake: the fail-hard search returns exactly the edge of the aspiration window when it fails, but value repeats it only if the result lies strictly outside (v < lo or v > hi), which never happens; so everything beyond ±50 comes back as -50 or 50
// player: both
// style: aspiration around 0 over a fail-hard search that clamps leaves too
// single: yes
// detail: values within ±49 are right; bestAction has open windows of its own over the fail-hard search and is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int lo = Math.max(alpha, -50);
        int hi = Math.min(beta, 50);
        if (lo < hi) {
            int v = failHard(game, state, lo, hi);
            if (v >= lo && v <= hi) {
                return v;
            }
        }
        return failHard(game, state, alpha, beta);
    }

    private int failHard(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = failHard(game, game.result(state, action), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = failHard(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
