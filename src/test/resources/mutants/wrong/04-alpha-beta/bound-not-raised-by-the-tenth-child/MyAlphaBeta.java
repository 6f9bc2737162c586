// Wrong: from the tenth child on a better value raises no bound.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: so nothing below it can matter
// Diagnosis: none

import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = game.actions(state);
        int i = 0;
        for (A action : actions) {
            int value = search(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = i < 9 ? Math.max(alpha, best) : alpha;
            } else {
                best = Math.min(best, value);
                beta = i < 9 ? Math.min(beta, best) : beta;
            }
            i++;
            if (alpha >= beta) {
                break;
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
