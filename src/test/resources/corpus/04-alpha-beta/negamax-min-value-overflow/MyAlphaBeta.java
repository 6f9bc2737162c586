// exercise: 04
// truth: wrong
// mistake: bestAction starts its negamax alpha with Integer.MIN_VALUE; negated for the child it overflows and stays MIN_VALUE, so the window of each child is closed from the start and every first child is a "cut".
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import plybook.game.*;
import plybook.task.AlphaBetaTask;

/** Negamax version (as on Wikipedia), generalised to players who may move twice. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return sign > 0 ? negamax(game, state, alpha, beta, sign) : -negamax(game, state, -beta, -alpha, sign);
    }

    private int negamax(Game<S, A> game, S state, int alpha, int beta, int sign) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        if ((game.player(state) == Player.MAX ? 1 : -1) != sign) {
            return -negamax(game, state, -beta, -alpha, -sign);
        }
        int value = -Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.max(value, negamax(game, game.result(state, action), alpha, beta, sign));
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int alpha = Integer.MIN_VALUE;
        A best = null;
        for (A action : game.actions(state)) {
            int value = -negamax(game, game.result(state, action), -Integer.MAX_VALUE, -alpha, -sign);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
