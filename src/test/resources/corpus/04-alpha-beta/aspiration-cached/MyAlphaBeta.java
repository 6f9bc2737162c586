// exercise: 04
// truth: right
// mistake: none; value tries a narrow window around 0 inside the given one and searches again with the right half when it fails; utilities are kept during the call, so nothing is asked twice, and narrower windows need no other leaves.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> seen = new HashMap<>();
        int lo = Math.max(alpha, -3);
        int hi = Math.min(beta, 3);
        if (lo < hi) {
            int v = ab(game, state, lo, hi, seen);
            if (v > lo && v < hi) return v;
            if (v <= lo) return lo == alpha ? v : ab(game, state, alpha, lo + 1, seen);
            return hi == beta ? v : ab(game, state, hi - 1, beta, seen);
        }
        return ab(game, state, alpha, beta, seen);
    }

    private int ab(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> seen) {
        if (game.terminal(state)) {
            Integer u = seen.get(state);
            if (u == null) {
                u = game.utility(state);
                seen.put(state, u);
            }
            return u;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = ab(game, game.result(state, action), alpha, beta, seen);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = ab(game, game.result(state, action), alpha, beta, new HashMap<>());
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
