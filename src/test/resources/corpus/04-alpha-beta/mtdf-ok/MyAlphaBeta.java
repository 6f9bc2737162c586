// exercise: 04
// truth: right
// mistake: none; memory with both bounds, so that no leaf is asked twice
// player: both
// style: MTD(f): null-window passes; bestAction proves better actions from the best value so far
// single: yes
// detail: -

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** MTD(f), after Plaat: null-window passes that close in on the value. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Bounds {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mtdf(game, state, alpha, beta, new HashMap<>());
    }

    private int mtdf(Game<S, A> game, S state, int alpha, int beta, Map<S, Bounds> memory) {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        int g = 0;
        while (lower < upper && lower < beta && upper > alpha) {
            int gamma = g == lower ? g + 1 : g;
            gamma = Math.max(alpha + 1, Math.min(beta, gamma));
            g = test(game, state, gamma, memory);
            if (g < gamma) {
                upper = g;
            } else {
                lower = g;
            }
        }
        return g;
    }

    /** A bound: less than gamma if the value is, and then at least the value; otherwise gamma or more, and at most the value. */
    private int test(Game<S, A> game, S state, int gamma, Map<S, Bounds> memory) {
        Bounds bounds = memory.computeIfAbsent(state, s -> new Bounds());
        if (bounds.lower >= gamma) {
            return bounds.lower;
        }
        if (bounds.upper < gamma) {
            return bounds.upper;
        }
        if (game.terminal(state)) {
            bounds.lower = game.utility(state);
            bounds.upper = bounds.lower;
            return bounds.lower;
        }
        boolean max = game.player(state) == Player.MAX;
        int g = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = test(game, game.result(state, action), gamma, memory);
            g = max ? Math.max(g, v) : Math.min(g, v);
            if (max ? g >= gamma : g < gamma) {
                break;
            }
        }
        if (g >= gamma) {
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = mtdf(game, game.result(state, action), alpha, beta, memory);
            if (v > alpha && v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
