// exercise: 04
// truth: wrong
// mistake: value searches first in a window around the result of the previous call and searches again only if the answer lies beyond its bounds, not if it equals one of them, where it is only a bound.
// player: both
// style: aspiration window, last value in a field
// kind: subtle
// single: yes
// detail: When the small search returns exactly the guess minus or plus 50 as a bound while the true value lies further out; depends on the call before. (Searching again also costs some leaves, as any aspiration does.)
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    /** Positions that are asked about one after the other are often worth about the same. */
    private int guess;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, guess - MARGIN);
        int high = Math.min(beta, guess + MARGIN);
        if (low >= high) {
            low = alpha;
            high = beta;
        }
        int value = search(game, state, low, high);
        if (value < low && low > alpha) {
            value = search(game, state, alpha, low);
        } else if (value > high && high < beta) {
            value = search(game, state, high, beta);
        }
        guess = value;
        return value;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), Math.max(alpha, best), beta));
                if (best >= beta) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), alpha, Math.min(beta, best)));
                if (best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta);
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
