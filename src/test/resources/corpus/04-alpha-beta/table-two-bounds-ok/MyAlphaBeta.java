// exercise: 04
// truth: right
// mistake: none; entries keep a lower and an upper bound and are used only as such; a new table for every outside call
// player: both
// style: transposition table with bounds in an array
// single: yes
// detail: -

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta, new HashMap<>());
    }

    /** The table maps a state to {at least, at most}. */
    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, int[]> table) {
        int[] known = table.computeIfAbsent(state, s -> new int[] {-Window.INFINITY, Window.INFINITY});
        if (known[0] >= beta || known[0] == known[1]) {
            return known[0];
        }
        if (known[1] <= alpha) {
            return known[1];
        }
        if (game.terminal(state)) {
            known[0] = known[1] = game.utility(state);
            return known[0];
        }
        alpha = Math.max(alpha, known[0]);
        beta = Math.min(beta, known[1]);
        int a = alpha;
        int b = beta;
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), a, b, table);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        if (best > alpha) {
            known[0] = Math.max(known[0], best); // it did not fail low, so it is at least that
        }
        if (best < beta) {
            known[1] = Math.min(known[1], best); // it did not fail high, so it is at most that
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, int[]> table = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta, table);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
