// exercise: 04
// truth: wrong
// mistake: PVS: after the null window fails high at a MAX node it keeps the null-window result instead of searching again when alpha < v < beta, so fail-soft lower bounds pass for exact values.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: both
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> g, S s, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        boolean max = g.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A a : g.actions(s)) {
            S n = g.result(s, a);
            int v;
            if (first) {
                v = value(g, n, alpha, beta);
                first = false;
            } else if (max) {
                v = value(g, n, alpha, alpha + 1);
            } else {
                v = value(g, n, beta - 1, beta);
                if (v < beta && v > alpha) v = value(g, n, alpha, beta);
            }
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> g, S s) {
        boolean max = g.player(s) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : g.actions(s)) {
            int v = value(g, g.result(s, a), alpha, beta);
            if (max && v > alpha) { alpha = v; best = a; }
            if (!max && v < beta) { beta = v; best = a; }
        }
        return best;
    }
}
