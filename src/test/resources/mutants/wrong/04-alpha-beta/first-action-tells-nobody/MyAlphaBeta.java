// Wrong: bestAction searches the first action before its loop, and does not narrow the window by its value.
// Fails first: Step 4: bestAction narrows the window from one action to the next
// Says: could no longer matter
// Diagnosis: root-first-does-not-narrow

import java.util.Iterator;
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
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Iterator<A> actions = game.actions(state).iterator();
        A best = actions.next();
        int bestValue = value(game, game.result(state, best), alpha, beta);
        while (actions.hasNext()) {
            A action = actions.next();
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > bestValue) {
                best = action;
                bestValue = value;
                alpha = value;
            } else if (!max && value < bestValue) {
                best = action;
                bestValue = value;
                beta = value;
            }
        }
        return best;
    }
}
