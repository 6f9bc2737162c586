// exercise: 04
// truth: right
// mistake: none; MTD(f) with a table of lower and upper bounds for one call, first guess 0; bestAction follows from which child proves the value
// player: both
// style: MTD(f) after Plaat, table per call
// single: yes
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

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mtdf(game, state, alpha, beta, 0, new HashMap<>());
    }

    private int mtdf(Game<S, A> game, S state, int alpha, int beta, int guess, Map<S, Bounds> table) {
        int lower = alpha;
        int upper = beta;
        int g = Math.max(alpha, Math.min(beta, guess));
        while (lower < upper) {
            int bound = g == lower ? g + 1 : g;
            g = test(game, state, bound, table);
            if (g < bound) {
                upper = g;
            } else {
                lower = g;
            }
        }
        return g;
    }

    /** Fail-soft with the window (bound - 1, bound). */
    private int test(Game<S, A> game, S state, int bound, Map<S, Bounds> table) {
        Bounds known = table.get(state);
        if (known == null) {
            known = new Bounds();
            if (game.terminal(state)) {
                known.lower = known.upper = game.utility(state);
            }
            table.put(state, known);
        }
        if (known.lower >= bound) {
            return known.lower;
        }
        if (known.upper < bound) {
            return known.upper;
        }
        int g;
        if (game.player(state) == Player.MAX) {
            g = -Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.max(g, test(game, game.result(state, action), bound, table));
                if (g >= bound) {
                    break;
                }
            }
        } else {
            g = Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.min(g, test(game, game.result(state, action), bound, table));
                if (g < bound) {
                    break;
                }
            }
        }
        settle(game, state, known, table);
        return g;
    }

    /** Takes over what is known about the children, from either side. */
    private void settle(Game<S, A> game, S state, Bounds known, Map<S, Bounds> table) {
        boolean max = game.player(state) == Player.MAX;
        int lower = max ? -Window.INFINITY : Window.INFINITY;
        int upper = lower;
        for (A action : game.actions(state)) {
            Bounds child = table.getOrDefault(game.result(state, action), new Bounds());
            lower = max ? Math.max(lower, child.lower) : Math.min(lower, child.lower);
            upper = max ? Math.max(upper, child.upper) : Math.min(upper, child.upper);
        }
        known.lower = Math.max(known.lower, lower);
        known.upper = Math.min(known.upper, upper);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Bounds> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int v = mtdf(game, state, -Window.INFINITY, Window.INFINITY, 0, table);
        for (A action : game.actions(state)) {
            Bounds child = table.get(game.result(state, action));
            if (child != null && (max ? child.lower >= v : child.upper <= v)) {
                return action; // the search has proven it already
            }
        }
        throw new IllegalStateException("no action is worth " + v);
    }
}
