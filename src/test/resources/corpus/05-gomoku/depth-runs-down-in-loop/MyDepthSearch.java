// exercise: 05
// truth: wrong
// mistake: minimax writes --depth in the call inside the loop, so each later child is searched one ply less deep than the one before
// player: both
// style: terse, ternaries
// single: yes
// detail: always where a node above the horizon has two children or more; only minimax
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        if (g.terminal(s)) return g.utility(s);
        if (depth <= 0) return e.value(s);
        boolean max = g.player(s) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : g.actions(s)) {
            int v = minimax(g, e, g.result(s, a), --depth);
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (depth <= 0) return e.value(s);
        boolean max = g.player(s) == Player.MAX;
        for (A a : g.actions(s)) {
            int v = alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta);
            if (max) alpha = Math.max(alpha, v); else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }

    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        boolean max = g.player(s) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : g.actions(s)) {
            int v = alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }
}
