// exercise: 04
// truth: right
// mistake: none; MTD(f): null windows with a table of bounds that lives for one call
// player: both
// style: MTD(f) with a table
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** MTD(f), after Plaat. The table lives for one call only. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LIMIT = Window.MAX_VALUE;

    private static final class Entry {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mtdf(game, state, new HashMap<>(), alpha, beta);
    }

    private int mtdf(Game<S, A> game, S state, Map<S, Entry> table, int alpha, int beta) {
        int lower = Math.max(alpha, -LIMIT - 1);
        int upper = Math.min(beta, LIMIT + 1);
        int g = Math.max(lower, Math.min(upper, 0)); // first guess
        while (lower < upper) {
            int bound = g == lower ? g + 1 : g;
            g = memory(game, state, table, bound);
            if (g < bound) {
                upper = g;
            } else {
                lower = g;
            }
        }
        return g;
    }

    /** Alpha-beta with memory and the window (bound - 1, bound). */
    private int memory(Game<S, A> game, S state, Map<S, Entry> table, int bound) {
        Entry e = table.computeIfAbsent(state, s -> new Entry());
        if (e.lower >= bound) {
            return e.lower;
        }
        if (e.upper < bound) {
            return e.upper;
        }
        int g;
        if (game.terminal(state)) {
            g = game.utility(state);
            e.lower = g;
            e.upper = g;
            return g;
        }
        if (game.player(state) == Player.MAX) {
            g = -Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.max(g, memory(game, game.result(state, action), table, bound));
                if (g >= bound) {
                    break;
                }
            }
        } else {
            g = Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.min(g, memory(game, game.result(state, action), table, bound));
                if (g < bound) {
                    break;
                }
            }
        }
        if (g < bound) {
            e.upper = g;
        } else {
            e.lower = g;
        }
        return g;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -LIMIT - 1;
        int beta = LIMIT + 1;
        A best = null;
        for (A action : game.actions(state)) {
            int v = mtdf(game, game.result(state, action), table, alpha, beta);
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
