// exercise: 05
// truth: wrong
// mistake: bestAction starts from Integer.MIN_VALUE, whose negative is itself: the first child of the other player gets an empty window and is cut after its first leaf.
// kind: slip
// player: both
// style: negamax with the sign as a parameter, fail-soft
// single: yes
// detail: only if the other player moves after the first action, and depth 2 or more
import java.util.List;
import plybook.game.*;
import plybook.task.DepthSearchTask;

/** Negamax: all values are those of the player to move. Where the same player moves again, nothing is turned. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int sign(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        if (g.terminal(s)) return g.utility(s);
        if (depth == 0) return e.value(s);
        int sign = sign(g.player(s));
        int best = -Window.INFINITY;
        for (A a : g.actions(s)) best = Math.max(best, sign * minimax(g, e, g.result(s, a), depth - 1));
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        if (g.terminal(s)) return g.utility(s);
        if (depth == 0) return e.value(s);
        int sign = sign(g.player(s));
        return sign * (sign > 0 ? negamax(g, e, s, depth, alpha, beta, 1) : negamax(g, e, s, depth, -beta, -alpha, -1));
    }

    /** value to the player of the sign */
    private int negamax(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta, int sign) {
        if (g.terminal(s)) return sign * g.utility(s);
        if (depth == 0) return sign * e.value(s);
        if (sign(g.player(s)) != sign) return -negamax(g, e, s, depth, -beta, -alpha, -sign);
        int best = -Window.INFINITY;
        for (A a : g.actions(s)) {
            int v = negamax(g, e, g.result(s, a), depth - 1, Math.max(alpha, best), beta, sign);
            if (v > best) best = v;
            if (best >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> g, Evaluation<S> e, S s, int depth) {
        int sign = sign(g.player(s));
        List<A> actions = g.actions(s);
        A choice = actions.get(0);
        int alpha = Integer.MIN_VALUE;
        int beta = Integer.MAX_VALUE;
        for (A a : actions) {
            int v = negamax(g, e, g.result(s, a), depth - 1, alpha, beta, sign);
            if (v > alpha) {
                alpha = v;
                choice = a;
            }
        }
        return choice;
    }
}
