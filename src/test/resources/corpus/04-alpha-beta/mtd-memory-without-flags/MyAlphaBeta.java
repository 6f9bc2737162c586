// exercise: 04
// truth: wrong
// mistake: the memory of MTD(f) holds one number for each state without saying whether it is a lower or an upper bound, and the next pass takes it for the value; so the second pass ends with the first pass's bound; wrong values and actions
// player: both
// style: MTD(f): null-window passes with a memory, fail-soft
// single: yes
// detail: right where the first pass's bound is the value by luck

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** MTD(f) by Aske Plaat. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> memory = new HashMap<>();
        int g = Math.max(alpha, Math.min(beta, 0));
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        while (lower < upper && lower < beta && upper > alpha) {
            int gamma = Math.max(alpha + 1, Math.min(beta, g == lower ? g + 1 : g));
            g = test(game, state, gamma, memory);
            if (g < gamma) {
                upper = g;
            } else {
                lower = g;
            }
        }
        return g;
    }

    /** Null window (gamma - 1, gamma). */
    private int test(Game<S, A> game, S state, int gamma, Map<S, Integer> memory) {
        if (memory.containsKey(state)) {
            return memory.get(state);
        }
        int g;
        if (game.terminal(state)) {
            g = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            g = -Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.max(g, test(game, game.result(state, action), gamma, memory));
                if (g >= gamma) {
                    break;
                }
            }
        } else {
            g = Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.min(g, test(game, game.result(state, action), gamma, memory));
                if (g < gamma) {
                    break;
                }
            }
        }
        memory.put(state, g);
        return g;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
