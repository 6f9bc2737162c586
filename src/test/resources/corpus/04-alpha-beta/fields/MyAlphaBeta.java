// exercise: 04
// truth: wrong
// mistake: The window is kept in two fields that are set at the start and never put back after a child, so parents and later siblings go on with what a deeper node left behind.
// player: both
// style: window in fields, a private search without window parameters
// single: yes
// detail: values and choices, as soon as a node deeper down has moved a bound that is not true for its siblings

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private int alpha;
    private int beta;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        this.alpha = alpha;
        this.beta = beta;
        return search(game, state);
    }

    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean maximizing = game.player(state) == Player.MAX;
        int best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action));
            if (maximizing) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
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
        boolean maximizing = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (maximizing && v > low) {
                low = v;
                best = action;
            } else if (!maximizing && v < high) {
                high = v;
                best = action;
            }
        }
        return best;
    }
}
