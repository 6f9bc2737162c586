// exercise: 04
// truth: wrong
// mistake: the search in the small window (-100, 100) is repeated only if it fails high; if it fails low, its bound of -100 or less is returned as the value; wrong values (and actions) for large negative values
// player: both
// style: aspiration window around 0 in value, the search proper in a private method
// single: yes
// detail: sometimes only: values above -100 are right; where the caller's own alpha is at least -100 nothing is lost

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ASPIRATION = 100;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, -ASPIRATION);
        int high = Math.min(beta, ASPIRATION);
        if (low >= high) {
            return alphaBeta(game, state, alpha, beta);
        }
        int value = alphaBeta(game, state, low, high);
        if (value >= high && high < beta) {
            value = alphaBeta(game, state, high - 1, beta);
        }
        return value;
    }

    private int alphaBeta(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, alphaBeta(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, alphaBeta(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, best);
            if (beta <= alpha) {
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
