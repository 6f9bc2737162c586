// Wrong: values are remembered within a call under the text of the state and the window; two states may have the same text.
// Fails first: The same in awkward games, and however often it is called
// Says: the same text
// Diagnosis: told-apart-by-text

import java.util.Map;
import java.util.HashMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Exercise 04, solved: alpha-beta. MAX raises alpha, MIN lowers beta, and where they meet the rest cannot matter. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<String, Integer> known = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        known.clear();
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        String key = state + "|" + alpha + "|" + beta;
        if (known.containsKey(key)) {
            return known.get(key);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break; // one of the two has something at least as good elsewhere, and will not let the game come here
            }
        }
        known.put(key, best);
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        known.clear();
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), alpha, beta);
            // Strictly better only: a child that was cut returns a bound, and an equal bound is no equal value.
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
