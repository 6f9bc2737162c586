// exercise: 04
// truth: wrong
// mistake: negamax gives a child the window (-alpha, -beta) without exchanging the two, and bestAction starts with an action that nothing replaces when all others look no better than 0.
// player: both
// style: negamax with a sign, fail-soft
// single: no
// detail: values in nearly all trees of two plies; choices as well, for the same reason and because the best score starts at 0

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return sign * negamax(game, state, sign * alpha, sign * beta, sign);
    }

    /** In the view of the player to move. */
    private int negamax(Game<S, A> game, S state, int alpha, int beta, int sign) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = sign * search(game, game.result(state, action), sign * alpha, sign * beta);
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = game.actions(state).get(0);
        int bestScore = 0;
        for (A action : game.actions(state)) {
            int score = sign * search(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }
}
