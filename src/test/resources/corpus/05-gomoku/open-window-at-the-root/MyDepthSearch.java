// exercise: 05
// truth: wrong
// mistake: bestAction does not lower beta when MIN has found something better, so that each child of MIN is searched with the full window
// player: MIN
// style: two loops in bestAction, fail-hard
// single: yes
// detail: always; only the number of questions shows it
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        if (g.terminal(s)) return g.utility(s);
        if (depth < 1) return e.value(s);
        final boolean max = g.player(s) == Player.MAX;
        int result = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A a : g.actions(s)) {
            final int v = minimax(g, e, g.result(s, a), depth - 1);
            result = max ? Math.max(v, result) : Math.min(v, result);
        }
        return result;
    }

    @Override
    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (depth < 1) return e.value(s);
        if (g.player(s) == Player.MAX) {
            for (A a : g.actions(s)) {
                alpha = Math.max(alpha, alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta));
                if (alpha >= beta) return beta;
            }
            return alpha;
        } else {
            for (A a : g.actions(s)) {
                beta = Math.min(beta, alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta));
                if (beta <= alpha) return alpha;
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        A move = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (g.player(s) == Player.MAX) {
            for (A a : g.actions(s)) {
                int v = alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    move = a;
                }
            }
        } else {
            int least = Window.INFINITY;
            for (A a : g.actions(s)) {
                int v = alphaBeta(g, e, g.result(s, a), depth - 1, alpha, beta);
                if (v < least) {
                    least = v;
                    move = a;
                }
            }
        }
        return move;
    }
}
