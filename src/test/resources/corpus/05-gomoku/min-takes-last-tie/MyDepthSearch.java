// exercise: 05
// truth: wrong
// mistake: At the root MIN also changes to an action whose value equals the best so far, although with the narrowed window that may only be a bound.
// player: MIN
// style: one method with a boolean, ternaries
// single: yes
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        if (g.terminal(s)) return g.utility(s);
        if (depth == 0) return e.value(s);
        boolean max = g.player(s) == Player.MAX;
        return g.actions(s).stream()
                .map(a -> minimax(g, e, g.result(s, a), depth - 1))
                .reduce((x, y) -> max ? Math.max(x, y) : Math.min(x, y))
                .orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (depth == 0) return e.value(s);
        boolean max = g.player(s) == Player.MAX;
        int best = max ? alpha : beta;
        for (A a : g.actions(s)) {
            int v = max
                    ? alphaBeta(g, e, g.result(s, a), depth - 1, best, beta)
                    : alphaBeta(g, e, g.result(s, a), depth - 1, alpha, best);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A choice = null;
        if (g.player(s) == Player.MAX) {
            for (A a : g.actions(s)) {
                int v = alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    choice = a;
                }
            }
        } else {
            for (A a : g.actions(s)) {
                int v = alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta);
                if (v <= beta) {
                    beta = v;
                    choice = a;
                }
            }
        }
        return choice;
    }
}
