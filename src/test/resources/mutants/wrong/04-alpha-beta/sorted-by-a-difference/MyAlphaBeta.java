// Wrong: ends come first, the best of them in front; all else has the key Integer.MAX_VALUE, and the comparator subtracts: less a key below 0 that overflows.
// Fails first: The same in awkward games, and however often it is called
// Says: Comparison method violates
// Diagnosis: comparator-contradicts-itself

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(game, state, max)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private List<A> sorted(Game<S, A> game, S state, boolean max) {
        List<A> actions = new ArrayList<>(game.actions(state));
        Map<A, Integer> keys = new HashMap<>();
        for (A action : actions) {
            S next = game.result(state, action);
            int worth = game.terminal(next) ? game.utility(next) : 0;
            keys.put(action, game.terminal(next) ? (max ? -worth : worth) : Integer.MAX_VALUE);
        }
        actions.sort((one, other) -> keys.get(one) - keys.get(other));
        return actions;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : sorted(game, state, max)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
            }
        }
        return best;
    }
}
