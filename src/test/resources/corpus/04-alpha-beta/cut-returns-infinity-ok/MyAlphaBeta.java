// exercise: 04
// truth: right
// mistake: none; a node that is cut returns an infinity, which is a bound on the right side
// player: both
// style: sentinel for cut nodes, two branches
// single: yes
// detail: the contract allows any number at most alpha or at least beta

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** "So good for MAX that MIN will not come here", and the other way round. */
    private static final int TOO_HIGH = Window.INFINITY;

    private static final int TOO_LOW = -Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, beta);
                if (v >= beta) {
                    return TOO_HIGH;
                }
                alpha = Math.max(alpha, v);
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v <= alpha) {
                return TOO_LOW;
            }
            beta = Math.min(beta, v);
        }
        return beta;
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
