// Wrong: The search begins in a window around 0 and is repeated where it fails high, and not where it fails low.
// Fails first: Step 1: the value, with a full window
// Says: expected
// Diagnosis: aspiration-not-repeated

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int GUESS = 20;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int low = Math.max(alpha, -GUESS);
        int high = Math.min(beta, GUESS);
        int v = search(game, state, low, high);
        return v >= high ? search(game, state, alpha, beta) : v;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
            if (max ? v > best : v < best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
