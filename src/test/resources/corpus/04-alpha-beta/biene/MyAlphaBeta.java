// exercise: 04
// truth: wrong
// mistake: When MIN moves at the root, its best so far is handed to the next child as alpha instead of beta.
// player: MIN
// style: compact, ternaries
// single: yes
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> g, S s, int a, int b) {
        if (g.terminal(s)) return g.utility(s);
        boolean max = g.player(s) == Player.MAX;
        for (A m : g.actions(s)) {
            int v = value(g, g.result(s, m), a, b);
            if (max && v > a) a = v;
            if (!max && v < b) b = v;
            if (a >= b) break;
        }
        return max ? a : b;
    }

    public A bestAction(Game<S, A> g, S s) {
        boolean max = g.player(s) == Player.MAX;
        A best = null;
        int bestV = 0;
        for (A m : g.actions(s)) {
            int v = best == null
                    ? value(g, g.result(s, m), -Window.INFINITY, Window.INFINITY)
                    : value(g, g.result(s, m), bestV, Window.INFINITY);
            if (best == null || (max ? v > bestV : v < bestV)) {
                best = m;
                bestV = v;
            }
        }
        return best;
    }
}
