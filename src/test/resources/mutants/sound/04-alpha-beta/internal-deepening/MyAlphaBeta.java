// Sound: each node is searched two plies deep before, to try its best child first; leaves are remembered.

import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    private final Map<S, Integer> ends = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S s, int alpha, int beta) {
        ends.clear();
        return search(game, s, alpha, beta, Integer.MAX_VALUE);
    }

    private int search(Game<S, A> game, S s, int alpha, int beta, int depth) {
        if (game.terminal(s)) return ends.computeIfAbsent(s, game::utility);
        if (depth == 0) return 0;
        boolean max = game.player(s) == Player.MAX;
        List<A> actions = new ArrayList<>(game.actions(s));
        if (depth > 2) {
            A first = null;
            int top = 0;
            int lo = -INF;
            int hi = INF;
            for (A a : actions) {
                int v = search(game, game.result(s, a), lo, hi, 1);
                if (first == null || (max ? v > top : v < top)) { first = a; top = v; }
                if (max) lo = Math.max(lo, v); else hi = Math.min(hi, v);
            }
            actions.remove(first);
            actions.add(0, first);
        }
        int best = max ? -INF : INF;
        for (A a : actions) {
            int v = search(game, game.result(s, a), alpha, beta, depth - 1);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -INF;
        int beta = INF;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                chosen = action;
            }
            if (!max && v < beta) {
                beta = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
