// exercise: 04
// truth: wrong
// mistake: where a null window returns exactly alpha + 1 at a MAX node it is taken for the exact value, though it is only a lower bound, and is not searched again
// kind: subtle
// player: MAX
// style: principal variation search, fail-soft
// single: yes
// detail: needs a lower bound that is exactly one above the best so far
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** The first child gets the whole window. The others only have to prove that they are no better. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        boolean first = true;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value;
            if (first) {
                value = value(game, next, alpha, beta);
                first = false;
            } else if (max) {
                value = value(game, next, alpha, alpha + 1);
                if (value > alpha + 1 && value < beta) {
                    value = value(game, next, alpha, beta);
                }
            } else {
                value = value(game, next, beta - 1, beta);
                if (value < beta && value > alpha) {
                    value = value(game, next, alpha, beta);
                }
            }
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
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
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
