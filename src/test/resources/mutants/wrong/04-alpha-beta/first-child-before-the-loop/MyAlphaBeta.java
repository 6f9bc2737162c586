// Wrong: the first child is searched before the loop, and forgotten as a bound.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: no question about this leaf
// Diagnosis: first-child-apart

import java.util.List;
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
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        for (A action : actions.subList(1, actions.size())) {
            int value = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                break;
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
