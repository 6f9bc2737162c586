// exercise: 04
// truth: right
// mistake: none; principal variation search without any memory: null-window probes, and a second search in the node's own window only if the probe lands inside it; it may ask for leaves again in the second search, and for new ones that what it saw and forgot had closed, but for none that plain alpha-beta in the same order would not ask for
// player: both
// style: principal variation search, no memory, a case for MAX and one for MIN
// single: yes
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
        boolean first = true;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (first || beta - 1 == alpha) {
                v = value(game, next, alpha, beta);
            } else if (max) {
                v = value(game, next, alpha, alpha + 1);
                if (v > alpha && v < beta) {
                    v = value(game, next, alpha, beta);
                }
            } else {
                v = value(game, next, beta - 1, beta);
                if (v < beta && v > alpha) {
                    v = value(game, next, alpha, beta);
                }
            }
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
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
            S next = game.result(state, action);
            if (best != null) {
                // is it better at all?
                int probe = max ? value(game, next, alpha, alpha + 1) : value(game, next, beta - 1, beta);
                if (max ? probe <= alpha : probe >= beta) {
                    continue;
                }
            }
            int v = value(game, next, alpha, beta);
            best = action;
            if (max) {
                alpha = v;
            } else {
                beta = v;
            }
        }
        return best;
    }
}
