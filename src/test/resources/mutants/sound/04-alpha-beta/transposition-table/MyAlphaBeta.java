// Sound: what is known of a state is kept as two bounds, for one call.

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

    /** What is known of a state: its value is at least low and at most high. */
    private static final class Known {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, Map<S, Known> table) {
        Known known = table.computeIfAbsent(state, key -> new Known());
        if (known.low >= beta || known.low == known.high) {
            return known.low;
        }
        if (known.high <= alpha) {
            return known.high;
        }
        if (game.terminal(state)) {
            known.low = game.utility(state);
            known.high = known.low;
            return known.low;
        }
        alpha = Math.max(alpha, known.low);
        beta = Math.min(beta, known.high);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), a, b, table);
            if (max) {
                best = Math.max(best, value);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        if (best > alpha) {
            known.low = Math.max(known.low, best);
        }
        if (best < beta) {
            known.high = Math.min(known.high, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        Map<S, Known> table = new HashMap<>();
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta, table);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
