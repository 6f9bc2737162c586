// exercise: 04
// truth: right
// mistake: none; null windows and a sound memory
// player: both
// style: MTD(f) with lower and upper bounds for each state, memory of one call
// single: yes
// detail: looks again, but asks for no end twice in one call
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** MTD(f): null windows around a guess, with a memory of lower and upper bounds. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Known {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private final class Memory {
        final Game<S, A> game;
        final Map<S, Known> known = new HashMap<>();

        Memory(Game<S, A> game) {
            this.game = game;
        }

        int search(S state, int alpha, int beta) {
            Known k = known.computeIfAbsent(state, s -> new Known());
            if (k.low >= beta || k.low == k.high) return k.low;
            if (k.high <= alpha) return k.high;
            if (game.terminal(state)) {
                return k.low = k.high = game.utility(state);
            }
            int a = alpha, b = beta;
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = search(game.result(state, action), a, b);
                if (max) a = Math.max(a, best = Math.max(best, v));
                else b = Math.min(b, best = Math.min(best, v));
                if (a >= b) break;
            }
            if (best > alpha) k.low = Math.max(k.low, best);
            if (best < beta) k.high = Math.min(k.high, best);
            return best;
        }

        int mtd(S state, int alpha, int beta, int guess) {
            int low = alpha, high = beta, g = Math.max(alpha, Math.min(beta, guess));
            while (low < high) {
                int b = Math.max(g, low + 1);
                g = search(state, b - 1, b);
                if (g < b) high = g;
                else low = g;
            }
            return g;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Memory(game).mtd(state, alpha, beta, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Memory memory = new Memory(game);
        boolean max = game.player(state) == Player.MAX;
        int limit = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = max ? memory.mtd(child, limit, Window.INFINITY, limit) : memory.mtd(child, -Window.INFINITY, limit, limit);
            if (max ? v > limit : v < limit) {
                limit = v;
                best = action;
            }
        }
        return best;
    }
}
