// Wrong: MAX searches its children with the full window.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: 
// Diagnosis: full-window-handed-for-max

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
                if (value > best) best = value;
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                if (value < best) best = value;
                beta = Math.min(beta, best);
                if (alpha >= beta) break;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (!max && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
