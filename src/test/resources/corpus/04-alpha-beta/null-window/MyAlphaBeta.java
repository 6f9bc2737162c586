// exercise: 04
// truth: wrong
// mistake: a null window that answers just one better than the bound is taken as exact and not searched again, but it is only a bound.
// player: both
// style: principal variation search as negamax over a sign
// single: yes
// detail: when a later child's null window returns alpha+1 (for MIN beta-1) and the child is worth still more to the mover: values that lie close together
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    /** The value of the state in the view of the player with this sign, who need not be the one to move. */
    private int seenBy(int sign, Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        if (sign(game, state) != sign) {
            return -seenBy(-sign, game, state, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = child(sign, game, game.result(state, action), alpha, beta, best == -Window.INFINITY);
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int child(int sign, Game<S, A> game, S child, int alpha, int beta, boolean first) {
        if (first) {
            return seenBy(sign, game, child, alpha, beta);
        }
        int v = seenBy(sign, game, child, alpha, alpha + 1);
        boolean between = v > alpha + 1 && v < beta;
        return between ? Math.max(v, seenBy(sign, game, child, v, beta)) : v;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return seenBy(1, game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = seenBy(sign, game, game.result(state, action), alpha, Window.INFINITY);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
