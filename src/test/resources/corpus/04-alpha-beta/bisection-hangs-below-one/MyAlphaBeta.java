// exercise: 04
// truth: wrong
// mistake: the bisection takes the middle as (lo + hi) / 2, which rounds towards zero; between two neighbouring numbers of which the lower is negative the interval no longer shrinks and the loop never ends, so it hangs for values below one
// player: both
// style: binary search for the value by null-window questions, proven bounds remembered
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private Map<S, int[]> proven = new HashMap<>(); // {at least, at most}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        proven = new HashMap<>();
        return bisect(game, state, alpha, beta);
    }

    private int bisect(Game<S, A> game, S state, int alpha, int beta) {
        int lo = Math.max(alpha, -Window.MAX_VALUE);
        int hi = Math.min(beta, Window.MAX_VALUE);
        while (lo < hi) {
            int middle = (lo + hi) / 2;
            if (atLeast(game, state, middle + 1)) {
                lo = middle + 1;
            } else {
                hi = middle;
            }
        }
        return lo;
    }

    /** Whether the state is worth that much to MAX. */
    private boolean atLeast(Game<S, A> game, S state, int bound) {
        int[] known = proven.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
        if (known[0] >= bound) {
            return true;
        }
        if (known[1] < bound) {
            return false;
        }
        if (game.terminal(state)) {
            known[0] = known[1] = game.utility(state);
            return known[0] >= bound;
        }
        boolean max = game.player(state) == Player.MAX;
        boolean result = !max;
        for (A action : game.actions(state)) {
            if (atLeast(game, game.result(state, action), bound) == max) {
                result = max;
                break;
            }
        }
        if (result) {
            known[0] = bound;
        } else {
            known[1] = bound - 1;
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        proven = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int goal = bisect(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max ? atLeast(game, next, goal) : !atLeast(game, next, goal + 1)) {
                return action;
            }
        }
        throw new AssertionError("no action has the value " + goal);
    }
}
