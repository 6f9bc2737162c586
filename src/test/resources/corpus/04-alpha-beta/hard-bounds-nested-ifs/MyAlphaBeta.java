// exercise: 04
// truth: right
// mistake: none; fail-hard, the window is the result
// player: both
// style: one method, fail-hard, early returns
// single: yes
// detail: always
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> g, S s, int lo, int hi) {
        if (g.terminal(s)) {
            int u = g.utility(s);
            return u < lo ? lo : u > hi ? hi : u;
        }
        if (g.player(s) == Player.MAX) {
            for (A a : g.actions(s)) {
                int v = value(g, g.result(s, a), lo, hi);
                if (v >= hi) return hi;
                if (v > lo) lo = v;
            }
            return lo;
        }
        for (A a : g.actions(s)) {
            int v = value(g, g.result(s, a), lo, hi);
            if (v <= lo) return lo;
            if (v < hi) hi = v;
        }
        return hi;
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        int lo = -Window.INFINITY, hi = Window.INFINITY;
        A answer = null;
        switch (g.player(s)) {
            case MAX:
                for (A a : g.actions(s)) {
                    int v = value(g, g.result(s, a), lo, hi);
                    if (v > lo) { lo = v; answer = a; }
                }
                break;
            case MIN:
                for (A a : g.actions(s)) {
                    int v = value(g, g.result(s, a), lo, hi);
                    if (v < hi) { hi = v; answer = a; }
                }
                break;
        }
        return answer;
    }
}
