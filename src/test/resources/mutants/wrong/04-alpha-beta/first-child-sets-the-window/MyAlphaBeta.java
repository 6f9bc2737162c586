// Wrong: only the first child moves a bound.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: no question about this leaf
// Diagnosis: only-the-first-child-narrows

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (first && max) {
                alpha = Math.max(alpha, value);
            } else if (first) {
                beta = Math.min(beta, value);
            }
            first = false;
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
