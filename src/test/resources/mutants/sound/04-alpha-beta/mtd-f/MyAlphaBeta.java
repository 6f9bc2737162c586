// Sound: MTD(f): only windows without room for a value, and a memory of bounds, so that nothing is asked twice.

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, alpha, beta, new HashMap<>());
    }

    private int value(Game<S, A> game, S state, int alpha, int beta, Map<S, Known> table) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        int guess = Math.max(alpha == -Window.INFINITY ? -Window.INFINITY : alpha, Math.min(beta, 0));
        while (low < high && high > alpha && low < beta) {
            int test = guess == low ? guess + 1 : guess;
            guess = search(game, state, test - 1, test, table);
            if (guess < test) {
                high = guess;
            } else {
                low = guess;
            }
        }
        return guess;
    }

    /** What is known of a state: its value is at least low and at most high. */
    private static final class Known {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Known> table) {
        Known known = table.computeIfAbsent(state, key -> new Known());
        if (known.low >= beta || known.low == known.high) {
            return known.low;
        }
        if (known.high <= alpha) {
            return known.high;
        }
        if (game.terminal(state)) {
            known.low = game.utility(state);
            known.high = known.low;
            return known.low;
        }
        alpha = Math.max(alpha, known.low);
        beta = Math.min(beta, known.high);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), a, b, table);
            if (max) {
                best = Math.max(best, value);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        if (best > alpha) {
            known.low = Math.max(known.low, best);
        }
        if (best < beta) {
            known.high = Math.min(known.high, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Map<S, Known> table = new HashMap<>();
        int value = value(game, state, -Window.INFINITY, Window.INFINITY, table);
        for (A action : game.actions(state)) {
            Known known = table.getOrDefault(game.result(state, action), new Known());
            if (max ? known.low >= value : known.high <= value) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value " + value);
    }
}
