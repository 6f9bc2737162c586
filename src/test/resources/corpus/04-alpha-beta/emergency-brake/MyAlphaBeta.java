// exercise: 04
// truth: wrong
// mistake: a counter of visited nodes is never set back, and once it exceeds 50,000 in the life of the object every inner node is worth 0
// player: both
// style: one method, fail-soft, a limit against endless searches
// single: yes
// detail: sometimes; only in large games or after many calls on the same object
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LIMIT = 50_000;
    private int visited = 0;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        visited++;
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (visited > LIMIT) {
            return 0;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(v, best) : Math.min(v, best);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = best == null
                    ? value(game, next, -Window.INFINITY, Window.INFINITY)
                    : max ? value(game, next, bestValue, Window.INFINITY) : value(game, next, -Window.INFINITY, bestValue);
            if (best == null || (max ? v > bestValue : v < bestValue)) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
