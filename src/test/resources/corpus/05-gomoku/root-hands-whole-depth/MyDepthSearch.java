// exercise: 05
// truth: wrong
// mistake: bestAction gives the children all its plies instead of one less, so it looks a ply too far
// player: both
// style: ternaries, short names
// single: yes
// detail: always; values of minimax and alphaBeta are right
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    static final int INF = Window.INFINITY;

    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int d) {
        if (g.terminal(s)) return g.utility(s);
        if (d == 0) return e.value(s);
        boolean m = g.player(s) == Player.MAX;
        int b = m ? -INF : INF;
        for (A a : g.actions(s)) {
            int v = minimax(g, e, g.result(s, a), d - 1);
            if (m ? v > b : v < b) b = v;
        }
        return b;
    }

    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int d, int lo, int hi) {
        if (g.terminal(s)) return g.utility(s);
        if (d == 0) return e.value(s);
        boolean m = g.player(s) == Player.MAX;
        int b = m ? -INF : INF;
        for (A a : g.actions(s)) {
            int v = alphaBeta(g, e, g.result(s, a), d - 1, lo, hi);
            if (m ? v > b : v < b) b = v;
            if (m) lo = Math.max(lo, b);
            else hi = Math.min(hi, b);
            if (lo >= hi) return b;
        }
        return b;
    }

    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int d) {
        boolean m = g.player(s) == Player.MAX;
        int lo = -INF, hi = INF;
        A best = null;
        for (A a : g.actions(s)) {
            int v = alphaBeta(g, e, g.result(s, a), d, lo, hi);
            if (m ? v > lo : v < hi) {
                best = a;
                if (m) lo = v;
                else hi = v;
            }
        }
        return best;
    }
}
