// exercise: 04
// truth: right
// mistake: none; a table for each call with a lower and an upper bound, after Plaat
// player: both
// style: table entries that narrow the window, fail-soft
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Known {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return withMemory(game, state, alpha, beta, new HashMap<>());
    }

    private int withMemory(Game<S, A> game, S state, int alpha, int beta, Map<S, Known> memory) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Known known = memory.computeIfAbsent(state, s -> new Known());
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        int lo = Math.max(alpha, known.low);
        int hi = Math.min(beta, known.high);
        boolean max = game.player(state) == Player.MAX;
        int a = lo, b = hi;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = withMemory(game, game.result(state, action), a, b, memory);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) break;
        }
        if (best < hi) known.high = Math.min(known.high, best);
        if (best > lo) known.low = Math.max(known.low, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Known> memory = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = withMemory(game, game.result(state, action), alpha, beta, memory);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
