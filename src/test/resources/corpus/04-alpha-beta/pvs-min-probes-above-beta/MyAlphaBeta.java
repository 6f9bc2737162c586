// exercise: 04
// truth: wrong
// mistake: MIN's null window lies above beta, (beta, beta + 1), so a child that is better for MIN by a bound equal to beta is not searched again
// player: MIN
// style: PVS, two methods
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxNode(game, state, alpha, beta) : minNode(game, state, alpha, beta);
    }

    private int maxNode(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int lo = Math.max(alpha, best);
            int v;
            if (best == -Window.INFINITY) {
                v = value(game, next, lo, beta);
            } else {
                v = value(game, next, lo, lo + 1);
                if (v > lo && v < beta) {
                    v = value(game, next, lo, beta);
                }
            }
            best = Math.max(best, v);
            if (best >= beta) break;
        }
        return best;
    }

    private int minNode(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int hi = Math.min(beta, best);
            int v;
            if (best == Window.INFINITY || hi == Window.INFINITY) {
                v = value(game, next, alpha, hi);
            } else {
                v = value(game, next, hi, hi + 1);
                if (v < hi && v > alpha) {
                    v = value(game, next, alpha, hi);
                }
            }
            best = Math.min(best, v);
            if (best <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
