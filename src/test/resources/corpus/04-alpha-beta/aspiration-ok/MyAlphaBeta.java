// exercise: 04
// truth: right
// mistake: none; the small window is repeated on whichever side it fails
// player: both
// style: aspiration around 0 in value; bestAction without it
// single: yes
// detail: asks some leaves again where the guess was wrong, as aspiration does

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 25;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, -MARGIN);
        int high = Math.min(beta, MARGIN);
        if (low >= high) {
            return alphaBeta(game, state, alpha, beta); // the guess is outside the window
        }
        int v = alphaBeta(game, state, low, high);
        if (v > alpha && v <= low) {
            return alphaBeta(game, state, alpha, v + 1);
        }
        if (v < beta && v >= high) {
            return alphaBeta(game, state, v - 1, beta);
        }
        return v;
    }

    private int alphaBeta(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, action), alpha, beta);
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
            int v = alphaBeta(game, game.result(state, action), alpha, beta);
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
