// exercise: 04
// truth: right
// mistake: none; the scout is repeated only where it lands inside the window
// player: both
// style: PVS (NegaScout) without negation, at the root as well
// single: yes
// detail: asks some leaves again after a scout, as PVS does

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Principal variation search: the first child in full, the others with a null window until one proves better. */
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
            int v = pv(game, game.result(state, action), alpha, beta, max, first);
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int pv(Game<S, A> game, S child, int alpha, int beta, boolean max, boolean first) {
        if (first || alpha + 1 >= beta) {
            return value(game, child, alpha, beta);
        }
        int scout = max ? value(game, child, alpha, alpha + 1) : value(game, child, beta - 1, beta);
        if (scout <= alpha || scout >= beta) {
            return scout; // no better, or so good that the exact value does not matter
        }
        return value(game, child, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = pv(game, game.result(state, action), alpha, beta, max, best == null);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
