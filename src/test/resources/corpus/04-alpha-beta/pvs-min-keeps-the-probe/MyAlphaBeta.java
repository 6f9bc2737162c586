// exercise: 04
// truth: wrong
// mistake: principal variation search whose MIN branch is the MAX branch with the names swapped but the comparisons not turned, so it never searches again after a null-window probe and keeps a mere upper bound as the exact value
// player: MIN
// style: principal variation search, two branches in one method
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
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                int v;
                if (first) {
                    v = value(game, next, alpha, beta);
                } else {
                    int low = Math.max(alpha, best);
                    v = value(game, next, low, low + 1);
                    if (v > low && v < beta) {
                        v = value(game, next, low, beta);
                    }
                }
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (first) {
                v = value(game, next, alpha, beta);
            } else {
                int high = Math.min(beta, best);
                v = value(game, next, high - 1, high);
                if (v > high && v < alpha) {
                    v = value(game, next, alpha, high);
                }
            }
            first = false;
            best = Math.min(best, v);
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
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
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
