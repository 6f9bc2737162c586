// exercise: 04
// truth: right
// mistake: none; a series of null-window searches that starts above every value and steps down, as SSS* does, without any memory; it asks for leaves again from pass to pass, and for new ones that what it saw and forgot had closed, but for none that plain alpha-beta in the same order would not ask for
// player: both
// style: MTD(+infinity), no table, fail-soft null-window test
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        int upper = beta;
        while (true) {
            int g = nullWindow(game, state, upper - 1);
            if (g >= upper || g <= alpha) {
                return g; // proven from below, or already too low
            }
            upper = g;
        }
    }

    /** At most the bound: then an upper bound of the value. More: then a lower one. */
    private int nullWindow(Game<S, A> game, S state, int bound) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = nullWindow(game, game.result(state, action), bound);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max == best > bound) {
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
            S next = game.result(state, action);
            int v = value(game, next, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
