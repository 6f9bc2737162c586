// Wrong: what was found in one window is remembered as the value, although it may be a bound.
// Fails first: The same in awkward games, and however often it is called
// Says: no more than a bound in another
// Diagnosis: met-again

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        known.clear();
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer found = known.get(state);
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
        known.put(state, best);
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
