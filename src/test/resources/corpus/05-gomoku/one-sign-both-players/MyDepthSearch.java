// exercise: 05
// truth: right
// mistake: none; one loop for both players with a sign, not negamax of the evaluation
// player: both
// style: sign factor, fail-soft
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    private int sign(Player p) { return p == Player.MAX ? 1 : -1; }

    public int minimax(Game<S, A> game, Evaluation<S> ev, S s, int depth) {
        if (game.terminal(s)) return game.utility(s);
        if (depth <= 0) return ev.value(s);
        int sg = sign(game.player(s));
        int best = -INF;
        for (A a : game.actions(s)) best = Math.max(best, sg * minimax(game, ev, game.result(s, a), depth - 1));
        return sg * best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> ev, S s, int depth, int alpha, int beta) {
        if (game.terminal(s)) return game.utility(s);
        if (depth <= 0) return ev.value(s);
        int sg = sign(game.player(s));
        // the window as the player to move sees it
        int lo = sg > 0 ? alpha : -beta;
        int hi = sg > 0 ? beta : -alpha;
        int best = -INF;
        for (A a : game.actions(s)) {
            int v = sg * (sg > 0 ? alphaBeta(game, ev, game.result(s, a), depth - 1, lo, hi) : alphaBeta(game, ev, game.result(s, a), depth - 1, -hi, -lo));
            if (v > best) best = v;
            if (best > lo) lo = best;
            if (lo >= hi) return sg * best;
        }
        return sg * best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> ev, S s, int depth) {
        int sg = sign(game.player(s));
        int lo = -INF;
        A best = null;
        for (A a : game.actions(s)) {
            int v = sg > 0 ? alphaBeta(game, ev, game.result(s, a), depth - 1, lo, INF) : -alphaBeta(game, ev, game.result(s, a), depth - 1, -INF, -lo);
            if (v > lo) {
                lo = v;
                best = a;
            }
        }
        return best;
    }
}
