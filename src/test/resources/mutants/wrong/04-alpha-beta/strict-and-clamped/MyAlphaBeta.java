// Wrong: a strict rule that hands bounds back clamped never cuts at all.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: had already closed
// Diagnosis: full-minimax

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        if (game.player(state) == Player.MAX) {
            int v = alpha;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action), v, beta));
                if (v > beta) {
                    return beta;
                }
            }
            return v;
        }
        int v = beta;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, v));
            if (v < alpha) {
                return alpha;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
