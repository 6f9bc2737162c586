// exercise: 04
// truth: wrong
// mistake: after a child that is an end the loop continues without the test for a cut
// player: both
// style: ends among the children are read in the loop itself
// single: yes
// detail: values right; sometimes
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            if (game.terminal(child)) { // spare the call
                best = player == Player.MAX ? Math.max(best, game.utility(child)) : Math.min(best, game.utility(child));
                continue;
            }
            if (player == Player.MAX) {
                best = Math.max(best, value(game, child, Math.max(alpha, best), beta));
                if (best >= beta) return best;
            } else {
                best = Math.min(best, value(game, child, alpha, Math.min(beta, best)));
                if (best <= alpha) return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int limit = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = max ? value(game, child, limit, Window.INFINITY) : value(game, child, -Window.INFINITY, limit);
            if (max && v > limit || !max && v < limit) {
                limit = v;
                best = a;
            }
        }
        return best;
    }
}
