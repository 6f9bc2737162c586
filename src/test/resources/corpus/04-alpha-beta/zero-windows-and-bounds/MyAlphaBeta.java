// exercise: 04
// truth: right
// mistake: none; MTD(f) with a table of lower and upper bounds that lives for one call
// player: both
// style: MTD(f), inner class with the table
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static class Bounds {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private class Driver {
        final Game<S, A> game;
        final Map<S, Bounds> table = new HashMap<>();

        Driver(Game<S, A> game) {
            this.game = game;
        }

        /** Whether the state is worth test or more, as a bound on that side. */
        int probe(S state, int test) {
            Bounds known = table.computeIfAbsent(state, s -> new Bounds());
            if (known.low >= test) return known.low;
            if (known.high < test) return known.high;
            if (game.terminal(state)) {
                known.low = known.high = game.utility(state);
                return known.low;
            }
            boolean max = game.player(state) == Player.MAX;
            int g = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = probe(game.result(state, action), test);
                g = max ? Math.max(g, v) : Math.min(g, v);
                if (max && g >= test || !max && g < test) break;
            }
            if (g >= test) known.low = Math.max(known.low, g);
            else known.high = Math.min(known.high, g);
            return g;
        }

        int search(S state, int alpha, int beta) {
            int low = -Window.INFINITY;
            int high = Window.INFINITY;
            int test = alpha < 0 && 0 < beta ? 1 : alpha >= 0 ? alpha + 1 : beta;
            int g;
            do {
                g = probe(state, test);
                if (g >= test) {
                    low = g;
                    test = g + 1;
                } else {
                    high = g;
                    test = g;
                }
            } while (low < high && low < beta && high > alpha);
            return g;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : new Driver(game).search(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Driver driver = new Driver(game);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = driver.search(game.result(state, action), alpha, beta);
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
