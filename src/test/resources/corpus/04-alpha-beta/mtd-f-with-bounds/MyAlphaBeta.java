// exercise: 04
// truth: right
// mistake: none; bestAction by MTD(f) over a table of lower and upper bounds that lives for one call
// player: both
// style: inner class Memory, zero-window driver, value is plain alpha-beta with memory
// single: yes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Memory<>(game).search(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Memory<S, A> memory = new Memory<>(game);
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best == null) {
                best = action;
                bestValue = memory.mtdf(next, 0);
                continue;
            }
            // Is the action better than what we have? Only then is its value of interest.
            if (max && memory.search(next, bestValue, bestValue + 1) > bestValue) {
                best = action;
                bestValue = memory.mtdf(next, bestValue + 1);
            } else if (!max && memory.search(next, bestValue - 1, bestValue) < bestValue) {
                best = action;
                bestValue = memory.mtdf(next, bestValue - 1);
            }
        }
        return best;
    }

    private static final class Memory<S, A> {
        private final Game<S, A> game;
        private final Map<S, int[]> bounds = new HashMap<>();

        Memory(Game<S, A> game) {
            this.game = game;
        }

        int mtdf(S root, int guess) {
            int g = guess;
            int lower = -Window.INFINITY;
            int upper = Window.INFINITY;
            while (lower < upper) {
                int beta = g == lower ? g + 1 : g;
                g = search(root, beta - 1, beta);
                if (g < beta) upper = g;
                else lower = g;
            }
            return g;
        }

        int search(S state, int alpha, int beta) {
            int[] known = bounds.get(state);
            if (known == null) {
                known = new int[] {-Window.INFINITY, Window.INFINITY};
                bounds.put(state, known);
            }
            if (known[0] == known[1] || known[0] >= beta) return known[0];
            if (known[1] <= alpha) return known[1];
            int a = Math.max(alpha, known[0]);
            int b = Math.min(beta, known[1]);
            int g;
            if (game.terminal(state)) {
                g = game.utility(state);
                known[0] = g;
                known[1] = g;
                return g;
            }
            int lo = a;
            int hi = b;
            if (game.player(state) == Player.MAX) {
                g = -Window.INFINITY;
                for (A action : game.actions(state)) {
                    g = Math.max(g, search(game.result(state, action), lo, hi));
                    lo = Math.max(lo, g);
                    if (g >= b) break;
                }
            } else {
                g = Window.INFINITY;
                for (A action : game.actions(state)) {
                    g = Math.min(g, search(game.result(state, action), lo, hi));
                    hi = Math.min(hi, g);
                    if (g <= a) break;
                }
            }
            if (g <= a) known[1] = Math.min(known[1], g);
            if (g >= b) known[0] = Math.max(known[0], g);
            if (a < g && g < b) {
                known[0] = g;
                known[1] = g;
            }
            return g;
        }
    }
}
