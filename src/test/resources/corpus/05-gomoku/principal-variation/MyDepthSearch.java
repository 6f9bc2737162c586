// exercise: 05
// truth: right
// mistake: none; principal variation search with null windows
// player: both
// style: PVS, fail-soft
// single: yes
// detail: asks some leaves a second time, as the style does
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int d) {
        return g.terminal(s) ? g.utility(s) : d == 0 ? e.value(s) : g.player(s) == Player.MAX
                ? g.actions(s).stream().map(a -> minimax(g, e, g.result(s, a), d - 1)).max(Comparator.naturalOrder()).get()
                : g.actions(s).stream().map(a -> minimax(g, e, g.result(s, a), d - 1)).min(Comparator.naturalOrder()).get();
    }

    /** principal variation search: all but the first child are first asked with a window of width one */
    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int d, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (d == 0) return e.value(s);
        boolean first = true;
        if (g.player(s) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : g.actions(s)) {
                S t = g.result(s, a);
                int v;
                if (first || d == 1 || alpha == -Window.INFINITY) {
                    v = alphaBeta(g, e, t, d - 1, alpha, beta);
                } else {
                    v = alphaBeta(g, e, t, d - 1, alpha, alpha + 1);
                    if (v > alpha && v < beta) v = alphaBeta(g, e, t, d - 1, v - 1, beta);
                }
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
                if (alpha >= beta) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : g.actions(s)) {
            S t = g.result(s, a);
            int v;
            if (first || d == 1 || beta == Window.INFINITY) {
                v = alphaBeta(g, e, t, d - 1, alpha, beta);
            } else {
                v = alphaBeta(g, e, t, d - 1, beta - 1, beta);
                if (v < beta && v > alpha) v = alphaBeta(g, e, t, d - 1, alpha, v + 1);
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int d) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        boolean max = g.player(s) == Player.MAX;
        for (A a : g.actions(s)) {
            int v = alphaBeta(g, e, g.result(s, a), d - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
