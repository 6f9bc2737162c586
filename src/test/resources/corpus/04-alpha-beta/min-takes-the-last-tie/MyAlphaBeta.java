// exercise: 04
// truth: wrong
// mistake: bestAction for MIN takes an action whose number equals the best so far, although that can be the bound of a worse one
// player: MIN
// style: helper methods for the root, fail-soft with ternaries
// single: yes
// detail: sometimes, when a later child of MIN's root is cut with a bound equal to the best
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> g, S s, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        boolean max = g.player(s) == Player.MAX;
        int v = max ? -INF : INF;
        for (A a : g.actions(s)) {
            int w = value(g, g.result(s, a), max ? Math.max(alpha, v) : alpha, max ? beta : Math.min(beta, v));
            v = max ? Math.max(v, w) : Math.min(v, w);
            if (max ? v >= beta : v <= alpha) return v;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> g, S s) {
        return g.player(s) == Player.MAX ? bestForMax(g, s) : bestForMin(g, s);
    }

    private A bestForMax(Game<S, A> g, S s) {
        A best = null;
        int alpha = -INF;
        for (A a : g.actions(s)) {
            int v = value(g, g.result(s, a), alpha, INF);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> g, S s) {
        A best = null;
        int beta = INF;
        for (A a : g.actions(s)) {
            int v = value(g, g.result(s, a), -INF, beta);
            if (v <= beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
