// exercise: 04
// truth: right
// mistake: none; MTD(f): value looks again and again with null windows, and a map of bounds and ends, new for each call, remembers what was learned
// player: both
// style: MTD(f), memory of bounds
// single: yes
// detail: ends are kept in the memory too, so no leaf is asked twice in one call of value
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
        return mtd(game, state, 0, alpha, beta, new HashMap<>());
    }

    private int mtd(Game<S, A> game, S state, int guess, int alpha, int beta, Map<S, Bounds> memory) {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        // nothing outside of (alpha, beta) needs to be known exactly
        int g = Math.max(alpha, Math.min(beta, guess));
        while (lower < upper && lower < beta && upper > alpha) {
            int b = g == lower ? g + 1 : g;
            b = Math.min(Math.max(b, alpha == -Window.INFINITY ? b : alpha + 1), beta);
            g = withMemory(game, state, b - 1, b, memory);
            if (g < b) {
                upper = g;
            } else {
                lower = g;
            }
        }
        return g;
    }

    private int withMemory(Game<S, A> game, S state, int alpha, int beta, Map<S, Bounds> memory) {
        Bounds bounds = memory.computeIfAbsent(state, s -> new Bounds());
        if (bounds.lower >= beta) return bounds.lower;
        if (bounds.upper <= alpha) return bounds.upper;
        int g;
        if (game.terminal(state)) {
            g = game.utility(state);
            bounds.lower = g;
            bounds.upper = g;
            return g;
        }
        if (game.player(state) == Player.MAX) {
            g = -Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.max(g, withMemory(game, game.result(state, action), alpha, beta, memory));
                if (g >= beta) break;
            }
        } else {
            g = Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.min(g, withMemory(game, game.result(state, action), alpha, beta, memory));
                if (g <= alpha) break;
            }
        }
        // the window is empty, so g is a bound on one side or the other
        if (g >= beta) {
            bounds.lower = g;
        } else {
            bounds.upper = g;
        }
        return g;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Bounds> memory = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        int best = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (choice == null) {
                best = mtd(game, next, 0, -Window.INFINITY, Window.INFINITY, memory);
                choice = action;
                continue;
            }
            int v = max
                    ? mtd(game, next, best + 1, best, Window.INFINITY, memory)
                    : mtd(game, next, best, -Window.INFINITY, best, memory);
            if (max ? v > best : v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
