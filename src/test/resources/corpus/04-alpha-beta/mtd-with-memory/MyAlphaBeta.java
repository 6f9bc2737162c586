// exercise: 04
// truth: right
// mistake: none; MTD(f) with a table of lower and upper bounds that is new for every call
// player: both
// style: null windows only, nested static class for the bounds
// single: yes
// detail: always right; leaves may be asked for once per pass
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Bounds {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    private static final class Run<S, A> {
        final Game<S, A> game;
        final Map<S, Bounds> memory = new HashMap<>();

        Run(Game<S, A> game) {
            this.game = game;
        }

        int mtd(S state, int guess, int alpha, int beta) {
            int lower = alpha;
            int upper = beta;
            int g = Math.max(lower, Math.min(upper, guess));
            while (lower < upper) {
                int test = g == lower ? g + 1 : g;
                g = withMemory(state, test);
                if (g < test) {
                    upper = g;
                } else {
                    lower = g;
                }
            }
            return g;
        }

        /** At least test, or less: a bound on that side. */
        int withMemory(S state, int test) {
            Bounds known = memory.computeIfAbsent(state, s -> new Bounds());
            if (known.lower >= test) {
                return known.lower;
            }
            if (known.upper < test) {
                return known.upper;
            }
            int g;
            if (game.terminal(state)) {
                g = game.utility(state);
                known.lower = g;
                known.upper = g;
                return g;
            }
            if (game.player(state) == Player.MAX) {
                g = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    g = Math.max(g, withMemory(game.result(state, action), test));
                    if (g >= test) {
                        break;
                    }
                }
            } else {
                g = Window.INFINITY;
                for (A action : game.actions(state)) {
                    g = Math.min(g, withMemory(game.result(state, action), test));
                    if (g < test) {
                        break;
                    }
                }
            }
            if (g >= test) {
                known.lower = g;
            } else {
                known.upper = g;
            }
            return g;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Run<>(game).mtd(state, 0, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Run<S, A> run = new Run<>(game);
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                bestValue = run.mtd(next, 0, -Window.INFINITY, Window.INFINITY);
                best = action;
            } else if (max) {
                int v = run.mtd(next, bestValue, bestValue, Window.INFINITY);
                if (v > bestValue) {
                    bestValue = v;
                    best = action;
                }
            } else {
                int v = run.mtd(next, bestValue, -Window.INFINITY, bestValue);
                if (v < bestValue) {
                    bestValue = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
