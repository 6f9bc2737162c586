// exercise: 04
// truth: wrong
// mistake: a static map from the text of a state to its value is never cleared, so another game, or another call, is answered with old numbers and bounds
// player: both
// style: static memo
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Dynamic programming: never compute the same state twice. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final Map<String, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        String key = state.toString();
        if (memo.containsKey(key)) {
            return memo.get(key);
        }
        int result = compute(game, state, alpha, beta);
        memo.put(key, result);
        return result;
    }

    private int compute(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = game.actions(state).get(0);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                best = action;
                alpha = v;
            }
            if (!max && v < beta) {
                best = action;
                beta = v;
            }
        }
        return best;
    }
}
