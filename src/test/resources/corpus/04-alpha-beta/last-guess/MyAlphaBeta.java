// exercise: 04
// truth: wrong
// mistake: A call begins with a window of 25 around the answer of the call before and searches again only if the number lies outside it, but a number on its edge is a bound already and is taken for the value.
// player: both
// style: aspiration window around a field that outlives the call
// single: yes
// detail: value and choice, when the number found equals an edge of the guessed window and the true value lies beyond; it depends on the answer of the call before

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 25;

    private int lastAnswer;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, lastAnswer - MARGIN);
        int high = Math.min(beta, lastAnswer + MARGIN);
        if (low >= high) { // the guess lies outside
            return search(game, state, alpha, beta);
        }
        int v = search(game, state, low, high);
        if (v < low) {
            v = search(game, state, alpha, low + 1);
        } else if (v > high) {
            v = search(game, state, high - 1, beta);
        }
        lastAnswer = Math.max(-Window.MAX_VALUE, Math.min(Window.MAX_VALUE, v));
        return v;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
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

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
