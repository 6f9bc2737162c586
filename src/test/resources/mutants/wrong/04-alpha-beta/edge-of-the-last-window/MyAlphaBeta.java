// Wrong: the window around the last answer is left only for a number beyond it, and not for one on its edge.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: value 
// Diagnosis: edge-of-the-window-taken

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int HALF = 40;

    private int before;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int from = Math.max(alpha, before - HALF);
        int to = Math.min(beta, before + HALF);
        before = from < to ? search(game, state, from, to) : search(game, state, alpha, beta);
        if (from < to && (before < from || before > to)) {
            before = search(game, state, alpha, beta);
        }
        return before;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max) {
                best = Math.max(best, search(game, next, Math.max(alpha, best), beta));
            } else {
                best = Math.min(best, search(game, next, alpha, Math.min(beta, best)));
            }
            if (max ? best >= beta : best <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A chosen = game.actions(state).get(0);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int found = max
                    ? search(game, next, best, Window.INFINITY)
                    : search(game, next, -Window.INFINITY, best);
            if (max ? found > best : found < best) {
                best = found;
                chosen = action;
            }
        }
        return chosen;
    }
}
