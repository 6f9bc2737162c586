// exercise: 05
// truth: wrong
// mistake: bestAction takes for MAX a later action whose value is equal to alpha, which may be only an upper bound of a worse one
// player: MAX
// style: ternaries, fail-hard search
// single: yes
// detail: sometimes; if a later child is cut at exactly alpha
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int d) {
        if (g.terminal(s)) return g.utility(s);
        if (d == 0) return e.value(s);
        boolean max = g.player(s).equals(Player.MAX);
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : g.actions(s)) {
            int w = minimax(g, e, g.result(s, a), d - 1);
            v = max ? Math.max(v, w) : Math.min(v, w);
        }
        return v;
    }

    @Override
    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int d, int lo, int hi) {
        if (g.terminal(s)) return Math.min(hi, Math.max(lo, g.utility(s)));
        if (d == 0) return Math.min(hi, Math.max(lo, e.value(s)));
        boolean max = g.player(s).equals(Player.MAX);
        for (A a : g.actions(s)) {
            int w = alphaBeta(g, e, g.result(s, a), d - 1, lo, hi);
            if (max) lo = Math.max(lo, w);
            else hi = Math.min(hi, w);
            if (lo >= hi) return max ? hi : lo;
        }
        return max ? lo : hi;
    }

    @Override
    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int d) {
        boolean max = g.player(s).equals(Player.MAX);
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A best = null;
        for (A a : g.actions(s)) {
            int w = alphaBeta(g, e, g.result(s, a), d - 1, lo, hi);
            if (max ? w >= lo : w < hi) {
                best = a;
                lo = max ? w : lo;
                hi = max ? hi : w;
            }
        }
        return best;
    }
}
