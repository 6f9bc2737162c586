// exercise: 05
// truth: wrong
// mistake: the recursive call is written with --depth inside the loop over the children, so each further child of a node is searched one ply less than the one before it, and from 0 down evaluated at once; wrong values, evaluations asked above the horizon
// player: both
// style: ex-C++ programmer; ternaries, terse names, one private method for both searches
// single: yes
// detail: minimax is written with depth - 1 and is right; only the private method ab (for alphaBeta and bestAction) has it. depth <= 0 counts as the horizon, so it stops
import static plybook.game.Player.MAX;
import static plybook.game.Window.INFINITY;

import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        if (g.terminal(s)) return g.utility(s);
        if (depth <= 0) return e.value(s);
        final boolean max = g.player(s) == MAX;
        int best = max ? -INFINITY : INFINITY;
        for (A a : g.actions(s)) {
            final int v = minimax(g, e, g.result(s, a), depth - 1);
            best = max ? (v > best ? v : best) : (v < best ? v : best);
        }
        return best;
    }

    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        return ab(g, e, s, depth, alpha, beta);
    }

    private int ab(Game<S, A> g, Evaluation<S> e, S s, int depth, int lo, int hi) {
        if (g.terminal(s)) return g.utility(s);
        if (depth <= 0) return e.value(s);
        if (g.player(s) == MAX) {
            for (A a : g.actions(s)) {
                int v = ab(g, e, g.result(s, a), --depth, lo, hi);
                if (v > lo) lo = v;
                if (lo >= hi) return hi;
            }
            return lo;
        }
        for (A a : g.actions(s)) {
            int v = ab(g, e, g.result(s, a), --depth, lo, hi);
            if (v < hi) hi = v;
            if (lo >= hi) return lo;
        }
        return hi;
    }

    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        int lo = -INFINITY, hi = INFINITY;
        final boolean max = g.player(s) == MAX;
        A ret = null;
        for (A a : g.actions(s)) {
            int v = ab(g, e, g.result(s, a), depth - 1, lo, hi);
            if (max && v > lo) { lo = v; ret = a; }
            if (!max && v < hi) { hi = v; ret = a; }
        }
        return ret;
    }
}
