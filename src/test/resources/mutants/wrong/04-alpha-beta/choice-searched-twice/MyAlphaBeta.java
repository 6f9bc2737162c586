// Wrong: bestAction searches each better child once more, to keep its value.
// Fails first: Step 4: bestAction narrows the window from one action to the next
// Says: a child that is searched twice costs more than cutting saves
// Diagnosis: choice-searched-twice

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
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, value) : Math.min(best, value);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            boolean max = game.player(state) == Player.MAX;
            int value = value(game, child, alpha, beta);
            if (max ? value > alpha : value < beta) {
                value = value(game, child, alpha, beta);
                alpha = max ? value : alpha;
                beta = max ? beta : value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
