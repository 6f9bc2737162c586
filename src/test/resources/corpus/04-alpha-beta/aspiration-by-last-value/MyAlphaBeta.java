// exercise: 04
// truth: wrong
// mistake: a value that equals a border of the aspiration window counts as exact and is not searched again, although it is only a bound
// player: both
// style: aspiration window of 50 around the last exact value, fail-soft
// single: yes
// detail: sometimes: only if the bound equals the border, which lies 50 beside the last value; seen on a new object: (50 80) gives 50
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIDTH = 50;

    /** What the last search found; the next one is often not far from it. */
    private int guess = 0;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, guess - WIDTH);
        int high = Math.min(beta, guess + WIDTH);
        int v;
        if (low < high) {
            v = search(game, state, low, high);
            if (v < low && v > alpha) {
                v = search(game, state, alpha, v + 1);
            } else if (v > high && v < beta) {
                v = search(game, state, v - 1, beta);
            }
        } else {
            v = search(game, state, alpha, beta);
        }
        if (alpha < v && v < beta) {
            guess = v;
        }
        return v;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
