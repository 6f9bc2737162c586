// exercise: 04
// truth: wrong
// mistake: value looks first in a small window around the last answer and searches again only if the result lies beyond it, not if it lies on its edge, where it is only a bound
// player: both
// style: aspiration window around a guess kept in a field, fail-soft
// kind: subtle
// single: yes
// detail: second and later calls of value on one object with a wide window, when the small window fails and the bound equals its edge; values some 25 or more from the last answer. First calls and bestAction are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 25;

    /** The last answer; the next question is often about a state nearby. Null before the first one. */
    private Integer guess;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int answer = guess == null ? search(game, state, alpha, beta) : aspire(game, state, alpha, beta);
        guess = answer;
        return answer;
    }

    private int aspire(Game<S, A> game, S state, int alpha, int beta) {
        // long, because the last answer may be a bound
        int low = (int) Math.max(alpha, (long) guess - MARGIN);
        int high = (int) Math.min(beta, (long) guess + MARGIN);
        if (low >= high) {
            return search(game, state, alpha, beta);
        }
        int answer = search(game, state, low, high);
        if (low <= answer && answer <= high) {
            return answer;
        }
        return answer < low
                ? low == alpha ? answer : search(game, state, alpha, low)
                : high == beta ? answer : search(game, state, high, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (max ? v > best : v < best) {
                best = v;
            }
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A action = null;
        for (A candidate : game.actions(state)) {
            S next = game.result(state, candidate);
            int v = max ? search(game, next, best, Window.INFINITY) : search(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                action = candidate;
            }
        }
        return action;
    }
}
