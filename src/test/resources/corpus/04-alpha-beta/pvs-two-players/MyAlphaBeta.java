// exercise: 04
// truth: wrong
// mistake: MAX takes a scout's answer of exactly alpha + 1 for the value and does not search again, though it is only a lower bound
// player: MAX
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes; only if a later child of MAX has a leaf that is one more than the best so far
import java.util.Iterator;
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
        Iterator<A> it = game.actions(state).iterator();
        int best = value(game, game.result(state, it.next()), alpha, beta);
        if (game.player(state) == Player.MAX) {
            alpha = Math.max(alpha, best);
            while (it.hasNext() && alpha < beta) {
                S next = game.result(state, it.next());
                int v = value(game, next, alpha, alpha + 1);
                if (v > alpha + 1 && v < beta) {
                    v = value(game, next, alpha, beta);
                }
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            }
        } else {
            beta = Math.min(beta, best);
            while (it.hasNext() && alpha < beta) {
                S next = game.result(state, it.next());
                int v = value(game, next, beta - 1, beta);
                if (v > alpha && v < beta) {
                    v = value(game, next, alpha, beta);
                }
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
        return best;
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
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
