// exercise: 04
// truth: wrong
// mistake: the null window search is not repeated if its answer is exactly one better than the bound, although that is only a bound as well
// player: both
// style: principal variation search, fail-soft
// single: yes
// detail: sometimes; only if two values differ by one: value of (0 ((1 5))) is 1 instead of 5
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
            int v = first ? value(game, next, alpha, beta) : scout(game, next, max, alpha, beta);
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int scout(Game<S, A> game, S next, boolean max, int alpha, int beta) {
        if (max) {
            int v = value(game, next, alpha, alpha + 1);
            return v > alpha + 1 && v < beta ? value(game, next, alpha, beta) : v;
        }
        int v = value(game, next, beta - 1, beta);
        return v < beta - 1 && v > alpha ? value(game, next, alpha, beta) : v;
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
