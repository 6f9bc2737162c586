// exercise: 04
// truth: right
// mistake: none; looks again with the bound of the probe, but asks for no end twice in one call
// player: both
// style: PVS with re-search for both players; ends kept for one call
// single: yes
// detail: looks again
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** PVS; the ends that were read are remembered during one call. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return pvs(game, state, alpha, beta, new HashMap<>());
    }

    private int pvs(Game<S, A> game, S state, int alpha, int beta, Map<S, Integer> ends) {
        if (game.terminal(state)) {
            return ends.computeIfAbsent(state, game::utility);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean eldest = true;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v;
            if (eldest || beta - (long) alpha <= 1) {
                v = pvs(game, child, alpha, beta, ends);
            } else if (max) {
                v = pvs(game, child, alpha, alpha + 1, ends);
                if (v > alpha && v < beta) {
                    v = pvs(game, child, v - 1, beta, ends); // the probe says: v or more
                }
            } else {
                v = pvs(game, child, beta - 1, beta, ends);
                if (v < beta && v > alpha) {
                    v = pvs(game, child, alpha, v + 1, ends);
                }
            }
            eldest = false;
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
