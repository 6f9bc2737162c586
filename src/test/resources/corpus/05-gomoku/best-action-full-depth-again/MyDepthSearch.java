// exercise: 05
// truth: wrong
// mistake: bestAction searches every child with the whole depth, so it looks one ply further than asked
// player: both
// style: short, ternaries; loops over an index
// single: yes
// detail: only bestAction; minimax and alphaBeta are right
import java.util.List;
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
        boolean max = g.player(s) == Player.MAX;
        List<A> as = g.actions(s);
        int best = minimax(g, e, g.result(s, as.get(0)), depth - 1);
        for (int i = 1; i < as.size(); i++) {
            int v = minimax(g, e, g.result(s, as.get(i)), depth - 1);
            if (max ? v > best : v < best) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (depth < 1) return e.value(s);
        boolean max = g.player(s) == Player.MAX;
        List<A> as = g.actions(s);
        for (int i = 0; i < as.size() && alpha < beta; i++) {
            int v = alphaBeta(g, e, g.result(s, as.get(i)), depth - 1, alpha, beta);
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        boolean max = g.player(s) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        List<A> as = g.actions(s);
        int best = 0;
        for (int i = 0; i < as.size(); i++) {
            int v = alphaBeta(g, e, g.result(s, as.get(i)), depth, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = i;
            } else if (!max && v < beta) {
                beta = v;
                best = i;
            }
        }
        return as.get(best);
    }
}
