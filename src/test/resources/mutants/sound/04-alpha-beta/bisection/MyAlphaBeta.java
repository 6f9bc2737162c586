// Sound: the range of values is halved by null windows; leaves are remembered during a call.

import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    final Map<S, Integer> memo = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        memo.clear();
        int low = Math.max(alpha, -1000000), high = Math.min(beta, 1000000);
        while (low < high) {
            int mid = Math.floorDiv(low + high, 2);
            if (test(game, state, mid, mid + 1) > mid) low = mid + 1;
            else high = mid;
        }
        return low;
    }

    int test(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return memo.computeIfAbsent(state, s -> game.utility(s));
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = test(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
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
