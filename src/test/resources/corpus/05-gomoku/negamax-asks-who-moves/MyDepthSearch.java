// exercise: 05
// truth: right
// mistake: none; negamax whose sign changes only if the player does
// player: both
// style: negamax, terse, sign from the game at every node
// single: yes
// detail: always
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int d) {
        if (g.terminal(s)) return g.utility(s);
        if (d == 0) return e.value(s);
        int c = color(g, s), v = -Window.INFINITY;
        for (A a : g.actions(s)) v = Math.max(v, c * minimax(g, e, g.result(s, a), d - 1));
        return c * v;
    }

    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int d, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (d == 0) return e.value(s);
        int c = color(g, s);
        return c > 0 ? nega(g, e, s, d, alpha, beta, 1) : -nega(g, e, s, d, -beta, -alpha, -1);
    }

    private int nega(Game<S, A> g, Evaluation<S> e, S s, int d, int alpha, int beta, int c) {
        int v = -Window.INFINITY;
        for (A a : g.actions(s)) {
            v = Math.max(v, child(g, e, g.result(s, a), d - 1, Math.max(alpha, v), beta, c));
            if (v >= beta) return v;
        }
        return v;
    }

    private int child(Game<S, A> g, Evaluation<S> e, S t, int d, int alpha, int beta, int c) {
        if (g.terminal(t)) return c * g.utility(t);
        if (d == 0) return c * e.value(t);
        return color(g, t) == c ? nega(g, e, t, d, alpha, beta, c) : -nega(g, e, t, d, -beta, -alpha, -c);
    }

    private int color(Game<S, A> g, S s) {
        return g.player(s) == Player.MAX ? 1 : -1;
    }

    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int d) {
        int c = color(g, s), alpha = -Window.INFINITY;
        A best = null;
        for (A a : g.actions(s)) {
            int v = child(g, e, g.result(s, a), d - 1, alpha, Window.INFINITY, c);
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }
}
