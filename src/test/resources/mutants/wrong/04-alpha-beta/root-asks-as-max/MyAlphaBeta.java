// Wrong: at the root, MIN asks with MAX's null window.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: root-null-window-on-the-wrong-side-for-min

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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action), alpha, beta));
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value;
            if (chosen == null) {
                value = value(game, child, -Window.INFINITY, Window.INFINITY);
            } else {
                value = value(game, child, best, best + 1);
                if (max && value > best) {
                    value = value(game, child, best, Window.INFINITY);
                } else if (!max && value < best) {
                    value = value(game, child, -Window.INFINITY, best);
                }
            }
            if (chosen == null || (max ? value > best : value < best)) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
