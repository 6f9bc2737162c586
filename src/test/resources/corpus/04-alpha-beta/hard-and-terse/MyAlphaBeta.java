// exercise: 04
// truth: right
// mistake: none; fail-hard by clamping, the loop ends with the window
// player: both
// style: terse, one loop, clamped
// single: yes
// detail: always
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> g, S s, int lo, int hi) {
        if (g.terminal(s)) return Math.max(lo, Math.min(hi, g.utility(s)));
        var up = g.player(s) == Player.MAX;
        for (var it = g.actions(s).iterator(); it.hasNext() && lo < hi; ) {
            var v = value(g, g.result(s, it.next()), lo, hi);
            if (up) lo = Math.max(lo, v); else hi = Math.min(hi, v);
        }
        return up ? lo : hi;
    }

    public A bestAction(Game<S, A> g, S s) {
        var up = g.player(s) == Player.MAX;
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        A best = null;
        for (var a : g.actions(s)) {
            var v = value(g, g.result(s, a), lo, hi);
            if (up ? v > lo : v < hi) {
                best = a;
                if (up) lo = v; else hi = v;
            }
        }
        return best;
    }
}
