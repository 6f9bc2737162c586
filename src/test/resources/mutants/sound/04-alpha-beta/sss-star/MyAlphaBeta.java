// Sound: SSS* as MTD from above: null windows with a memory of bounds (Plaat 1996).

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    static final class N<S> {
        S s;
        N<S> up;
        int i;
        List<N<S>> kids;
        boolean max, over;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        // MT-SSS*: null windows from above, with a memory of bounds
        Map<S, int[]> t = new HashMap<>();
        int g = Window.MAX_VALUE, b;
        g = Math.min(g, beta);
        do {
            b = g;
            g = mt(game, state, b - 1, b, t);
        } while (g < b && g > alpha);
        return g;
    }

    int mt(Game<S, A> game, S s, int alpha, int beta, Map<S, int[]> t) {
        int[] k = t.computeIfAbsent(s, x -> new int[] {-Window.INFINITY, Window.INFINITY});
        if (k[0] >= beta) return k[0];
        if (k[1] <= alpha) return k[1];
        if (game.terminal(s)) {
            int u = game.utility(s);
            k[0] = u;
            k[1] = u;
            return u;
        }
        boolean max = game.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha, b = beta;
        for (A x : game.actions(s)) {
            int v = mt(game, game.result(s, x), a, b, t);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) break;
        }
        if (best >= beta) k[0] = Math.max(k[0], best);
        if (best <= alpha) k[1] = Math.min(k[1], best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
