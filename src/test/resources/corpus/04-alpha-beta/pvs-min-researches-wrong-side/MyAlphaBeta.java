// exercise: 04
// truth: wrong
// mistake: MIN's null-window scout (beta - 1, beta) is repeated with the open window if it comes out above beta (worse for MIN) instead of below it, so a child that is better for MIN keeps the scout's bound as if it were its value; wrong values and actions
// player: MIN
// style: PVS / NegaScout without negation: first child in full, the others with a null window
// single: yes
// detail: MAX's scout is right; bestAction does not scout

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Principal variation search. */
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
            int v;
            if (first) {
                v = value(game, child, alpha, beta);
                first = false;
            } else if (max) {
                v = value(game, child, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = value(game, child, alpha, beta);
                }
            } else {
                v = value(game, child, beta - 1, beta);
                if (v > beta) {
                    v = value(game, child, alpha, beta);
                }
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
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
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
