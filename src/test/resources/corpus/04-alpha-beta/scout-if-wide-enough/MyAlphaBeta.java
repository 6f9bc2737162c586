// exercise: 04
// truth: wrong
// mistake: beta - alpha overflows when one bound is infinite and the other lies on the far side of 0, so the search with the real window is left out after the scout
// player: both
// style: PVS
// single: yes
// detail: sometimes; for MAX only with beta infinite and alpha negative, for MIN only with alpha infinite and beta positive; the scout's bound then passes for the value, e.g. ((-15) ((-13 -18 -11 -10) -3 (-18 -8))) gives -13 instead of -10
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
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int v;
                if (first || game.terminal(child)) {
                    v = value(game, child, alpha, beta);
                } else {
                    v = value(game, child, alpha, alpha + 1);
                    if (v > alpha && v < beta && beta - alpha > 1) {
                        v = value(game, child, alpha, beta);
                    }
                }
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (first || game.terminal(child)) {
                v = value(game, child, alpha, beta);
            } else {
                v = value(game, child, beta - 1, beta);
                if (v < beta && v > alpha && beta - alpha > 1) {
                    v = value(game, child, alpha, beta);
                }
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, v);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (me == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (me == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
