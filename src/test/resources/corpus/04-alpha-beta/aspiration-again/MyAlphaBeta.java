// exercise: 04
// truth: right
// mistake: none; aspiration window, searched again on the side where it failed; leaves are remembered for one call
// player: both
// style: aspiration with re-search, leaves remembered
// single: yes
// detail: the second search of value asks for a few leaves that the first one's bounds would have spared, as such searches do; bestAction never
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int DELTA = 10;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Map<S, Integer> leaves = new HashMap<>();
        return aspirate(game, state, alpha, beta, leaves);
    }

    /** First a small window around 0. If the value is not in there we know on which side it is. */
    private int aspirate(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> leaves) {
        int lo = Math.max(alpha, -DELTA);
        int hi = Math.min(beta, DELTA);
        if (lo >= hi) {
            return ab(game, state, alpha, beta, leaves);
        }
        int v = ab(game, state, lo, hi, leaves);
        if (v <= lo && v > alpha) {
            return ab(game, state, alpha, v + 1, leaves); // failed low, it is at most v
        }
        if (v >= hi && v < beta) {
            return ab(game, state, v - 1, beta, leaves); // failed high, it is at least v
        }
        return v;
    }

    private int ab(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> leaves) {
        if (game.terminal(state)) {
            Integer known = leaves.get(state);
            if (known == null) {
                known = game.utility(state);
                leaves.put(state, known);
            }
            return known;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = ab(game, game.result(state, action), alpha, beta, leaves);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        // here the window comes from the siblings, there is nothing to guess
        Map<S, Integer> leaves = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = ab(game, game.result(state, action), alpha, beta, leaves);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
