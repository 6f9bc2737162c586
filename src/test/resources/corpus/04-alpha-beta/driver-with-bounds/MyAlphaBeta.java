// exercise: 04
// truth: right
// mistake: -
// player: both
// style: MTD(f) with a table of lower and upper bounds that lives for one call
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Bounds {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private final class Driver {
        final Game<S, A> game;
        final Map<S, Bounds> table = new HashMap<>();

        Driver(Game<S, A> game) {
            this.game = game;
        }

        /** Closes in on the value from a guess, as far as it lies in the window. */
        int solve(S state, int low, int high) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            int guess = 0;
            while (low < high) {
                int beta = Math.max(low + 1, Math.min(guess, high));
                guess = test(state, beta);
                if (guess < beta) {
                    high = Math.min(high, guess);
                } else {
                    low = Math.max(low, guess);
                }
            }
            return guess;
        }

        /** With the window (beta − 1, beta). */
        int test(S state, int beta) {
            Bounds bounds = table.computeIfAbsent(state, s -> new Bounds());
            if (bounds.low >= beta) {
                return bounds.low;
            }
            if (bounds.high < beta) {
                return bounds.high;
            }
            int best;
            if (game.terminal(state)) {
                bounds.low = bounds.high = game.utility(state);
                return bounds.low;
            }
            boolean max = game.player(state) == Player.MAX;
            best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = test(game.result(state, action), beta);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max == best >= beta) {
                    break;
                }
            }
            if (best >= beta) {
                bounds.low = best;
            } else {
                bounds.high = best;
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Driver(game).solve(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Driver driver = new Driver(game);
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = driver.solve(game.result(state, action), low, high);
            if (max ? v > low : v < high) {
                best = action;
                low = max ? v : low;
                high = max ? high : v;
            }
        }
        return best;
    }
}
