// exercise: 04
// truth: wrong
// mistake: bestAction searches later children in a window of 5 beyond the first value and takes a number outside it as exact
// player: both
// style: aspiration at the root, constant width, fail-hard by clamping
// single: yes
// detail: sometimes; two later children are both better than the first by 5 or more
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIDTH = 5;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        boolean max = game.player(state) == Player.MAX;
        final int low = alpha;
        final int high = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return Math.max(low, Math.min(high, best));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best), -Window.INFINITY, Window.INFINITY);
        int limit = max ? bestValue + WIDTH : bestValue - WIDTH;
        for (A action : actions.subList(1, actions.size())) {
            S next = game.result(state, action);
            if (max) {
                int v = value(game, next, bestValue, Math.max(limit, bestValue + 1));
                if (v > bestValue) {
                    bestValue = v;
                    best = action;
                }
            } else {
                int v = value(game, next, Math.min(limit, bestValue - 1), bestValue);
                if (v < bestValue) {
                    bestValue = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
