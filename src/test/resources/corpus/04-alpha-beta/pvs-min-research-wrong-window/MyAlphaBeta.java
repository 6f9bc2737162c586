// exercise: 04
// truth: wrong
// mistake: MIN searches again in the window above its beta, where the value cannot be.
// player: MIN
// style: principal variation search, null windows, fail-soft
// single: yes
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
        return game.player(state) == Player.MAX ? max(game, state, alpha, beta) : min(game, state, alpha, beta);
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v;
            if (best == -Window.INFINITY || alpha == -Window.INFINITY) {
                v = value(game, next, alpha, beta);
            } else {
                v = value(game, next, alpha, alpha + 1);
                if (v > alpha && v < beta && !game.terminal(next)) {
                    v = value(game, next, v - 1, beta);
                }
            }
            best = Math.max(best, v);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v;
            if (best == Window.INFINITY || beta == Window.INFINITY) {
                v = value(game, next, alpha, beta);
            } else {
                v = value(game, next, beta - 1, beta);
                if (v < beta && v > alpha && !game.terminal(next)) {
                    v = value(game, next, v, beta + 1);
                }
            }
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
