// exercise: 04
// truth: right
// mistake: none; negamax that turns window and sign only where the turn really changes
// player: both
// style: negamax
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Negamax. The sign belongs to the player to move, and is turned only if the other one is to move below. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = sign(game, state);
        return sign == 1 ? negamax(game, state, alpha, beta, 1) : -negamax(game, state, -beta, -alpha, -1);
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    /** Value for the player whose sign it is. alpha is what this player has for sure. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        if (sign(game, state) != sign) {
            return -negamax(game, state, -beta, -alpha, -sign);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, negamax(game, game.result(state, action), Math.max(alpha, best), beta, sign));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = negamax(game, game.result(state, action), alpha, Window.INFINITY, sign);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
