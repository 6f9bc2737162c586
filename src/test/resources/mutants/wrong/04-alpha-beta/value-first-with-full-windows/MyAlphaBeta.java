// Wrong: bestAction asks for the value first, and then looks for an action that has it with the full window.
// Fails first: Step 4: bestAction narrows the window from one action to the next
// Says: no question about this leaf
// Diagnosis: root-window-full

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
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
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
        int wanted = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY) == wanted) {
                return action;
            }
        }
        throw new IllegalStateException("no action is worth " + wanted);
    }
}
