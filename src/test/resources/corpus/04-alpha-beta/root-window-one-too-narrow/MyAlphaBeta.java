// exercise: 04
// truth: wrong
// mistake: bestAction searches the next child with alpha = best + 1 for MAX (beta = best - 1 for MIN), so best + 1 is not inside the window; a child that answers best + 1 as a mere bound passes for better and is played although it is worse
// player: both
// style: bestAction by itself with only a best value; value in the best-form
// single: yes
// detail: off by one in bestAction only; it is the window of one who asks for "strictly better"

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
            S child = game.result(state, action);
            if (max) {
                best = Math.max(best, value(game, child, Math.max(alpha, best), beta));
                if (best >= beta) break;
            } else {
                best = Math.min(best, value(game, child, alpha, Math.min(beta, best)));
                if (best <= alpha) break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A bestAction = null;
        int best = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v;
            if (bestAction == null) {
                v = value(game, child, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = value(game, child, best + 1, Window.INFINITY);
            } else {
                v = value(game, child, -Window.INFINITY, best - 1);
            }
            if (bestAction == null || (max ? v > best : v < best)) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
