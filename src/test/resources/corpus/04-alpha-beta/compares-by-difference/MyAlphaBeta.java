// exercise: 04
// truth: wrong
// mistake: numbers are compared by the sign of their difference, which overflows for the first child of a node against the infinite start
// player: both
// style: comparator helper as in C's qsort, one loop for both players
// single: yes
// detail: sometimes; MAX nodes with only positive values and MIN nodes with only negative ones
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    /** positive if a is larger, negative if b is, 0 if they are equal */
    private static int cmp(int a, int b) {
        return a - b;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? +1 : -1;
        int best = -sign * Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if ((sign > 0 ? cmp(v, best) : cmp(best, v)) > 0) {
                best = v;
            }
            if (sign > 0) {
                alpha = Math.max(alpha, best);
            } else {
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (best == null || v > alpha) {
                    best = action;
                    alpha = v;
                }
            } else {
                if (best == null || v < beta) {
                    best = action;
                    beta = v;
                }
            }
        }
        return best;
    }
}
