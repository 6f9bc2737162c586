// Wrong: exact values are remembered by the hash code of the state.
// Fails first: The same in awkward games, and however often it is called
// Says: a hash code says where to look
// Diagnosis: told-apart-by-hash

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        known.clear();
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer found = known.get(state.hashCode());
        if (found != null) {
            return found;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), a, b);
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
        if (best > alpha && best < beta) {
            known.put(state.hashCode(), best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
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
