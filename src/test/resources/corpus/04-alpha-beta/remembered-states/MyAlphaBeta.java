// exercise: 04
// truth: wrong
// mistake: Within one call every state's number is remembered without noting whether it was exact or only the bound of a cut node, and is used again under another window.
// player: both
// style: memo in a map that lives for one call, record of search parameters
// single: yes
// detail: values in games in which several lines lead to one state (Tic-Tac-Toe, Nim); on trees, where no state comes twice, everything is right

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.HashMap;
import java.util.Map;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Search<S, A>(Game<S, A> game, Map<S, Integer> seen) {
        int value(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (seen.containsKey(state)) {
                return seen.get(state);
            }
            int v = game.player(state) == Player.MAX ? highest(state, alpha, beta) : lowest(state, alpha, beta);
            seen.put(state, v);
            return v;
        }

        private int highest(S state, int alpha, int beta) {
            int v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game.result(state, action), Math.max(alpha, v), beta));
                if (v >= beta) {
                    break;
                }
            }
            return v;
        }

        private int lowest(S state, int alpha, int beta) {
            int v = Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.min(v, value(game.result(state, action), alpha, Math.min(beta, v)));
                if (v <= alpha) {
                    break;
                }
            }
            return v;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Search<>(game, new HashMap<>()).value(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
