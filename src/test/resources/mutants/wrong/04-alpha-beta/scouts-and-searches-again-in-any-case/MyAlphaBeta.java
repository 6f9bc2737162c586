// Wrong: every child but the first is searched with a null window, and then with the whole one whatever came of it.
// Fails first: Step 3: the window is handed down, so that a grandparent's bound cuts too
// Says: again
// Diagnosis: searched-twice

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
        int number = 0;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (number > 0 && beta - 1 > alpha) {
                // is it better at all?
                if (max) {
                    value(game, child, alpha, alpha + 1);
                } else {
                    value(game, child, beta - 1, beta);
                }
            }
            int v = value(game, child, alpha, beta);
            number++;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }
}
