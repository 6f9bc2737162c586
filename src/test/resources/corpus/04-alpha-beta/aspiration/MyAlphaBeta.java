// exercise: 04
// truth: wrong
// mistake: value takes the answer of the aspiration window for exact although it lies on the edge of that window, where it may be a bound; it searches again only beyond the edge.
// player: both
// style: aspiration window around the last value, kept in a field
// kind: subtle
// single: yes
// detail: value with the full window, if the true value lies outside the last value plus or minus 20 and the bound that comes back is just the edge; depends on the calls before.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int DELTA = 20;

    /** The value that was found last. In a game the next one is often near. */
    private int guess;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha != -Window.INFINITY || beta != Window.INFINITY) {
            return search(game, state, alpha, beta);
        }
        int low = guess - DELTA;
        int high = guess + DELTA;
        int v = search(game, state, low, high);
        if (v < low) {
            v = search(game, state, -Window.INFINITY, low);
        } else if (v > high) {
            v = search(game, state, high, Window.INFINITY);
        }
        guess = v;
        return v;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY; // as the player to move sees it
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            best = Math.max(best, sign * v);
            if (sign > 0) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX ? v > alpha : v < beta) {
                best = action;
                alpha = game.player(state) == Player.MAX ? v : alpha;
                beta = game.player(state) == Player.MIN ? v : beta;
            }
        }
        return best;
    }
}
