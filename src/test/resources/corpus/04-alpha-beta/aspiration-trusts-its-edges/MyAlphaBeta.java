// exercise: 04
// truth: wrong
// mistake: with a full window it first searches a small window round the last value and searches again only if the answer lies beyond an edge, although an answer on the edge is a bound, too
// kind: subtle
// player: both
// style: aspiration window with memory of the last value, fail-soft
// single: yes
// detail: rare: a cut must return exactly the last value + or - 50 while the true value lies beyond, e.g. ^(50 60), for the last value is 0 before the first call
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    private int lastValue = 0;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (alpha > -Window.INFINITY || beta < Window.INFINITY) {
            return search(game, state, alpha, beta);
        }
        int low = lastValue - MARGIN;
        int high = lastValue + MARGIN;
        int v = search(game, state, low, high);
        if (v < low) {
            v = search(game, state, -Window.INFINITY, low);
        } else if (v > high) {
            v = search(game, state, high, Window.INFINITY);
        }
        lastValue = v;
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
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
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
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
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
