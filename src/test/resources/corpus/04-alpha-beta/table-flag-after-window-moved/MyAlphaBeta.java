// exercise: 04
// truth: wrong
// mistake: the flag of an entry is found with the window as the loop left it, so a MAX node that was cut is kept as an upper bound
// player: both
// style: MTD(f) with a table of EXACT, LOWER and UPPER
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** MTD(f) with a transposition table. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private enum Flag { EXACT, LOWER, UPPER }

    private record Entry(int value, Flag flag) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mtdf(game, state, alpha, beta, new HashMap<>());
    }

    private int mtdf(Game<S, A> game, S state, int lower, int upper, Map<S, Entry> table) {
        int g = 0;
        if (g < lower) g = lower;
        if (g > upper) g = upper;
        while (lower < upper) {
            int beta = g == lower ? g + 1 : g;
            g = withMemory(game, state, beta - 1, beta, table);
            if (g < beta) {
                upper = g;
            } else {
                lower = g;
            }
        }
        return g;
    }

    private int withMemory(Game<S, A> game, S state, int alpha, int beta, Map<S, Entry> table) {
        Entry e = table.get(state);
        if (e != null) {
            if (e.flag() == Flag.EXACT) return e.value();
            if (e.flag() == Flag.LOWER && e.value() >= beta) return e.value();
            if (e.flag() == Flag.UPPER && e.value() <= alpha) return e.value();
        }
        if (game.terminal(state)) {
            int u = game.utility(state);
            table.put(state, new Entry(u, Flag.EXACT));
            return u;
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, withMemory(game, game.result(state, a), alpha, beta, table));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
        } else {
            best = Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.min(best, withMemory(game, game.result(state, a), alpha, beta, table));
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
        }
        Flag flag = best <= alpha ? Flag.UPPER : best >= beta ? Flag.LOWER : Flag.EXACT;
        table.put(state, new Entry(best, flag));
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Entry> table = new HashMap<>();
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = mtdf(game, game.result(state, a), alpha, beta, table);
            if (sign > 0 && v > alpha) {
                alpha = v;
                best = a;
            } else if (sign < 0 && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
