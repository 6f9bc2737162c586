// exercise: 04
// truth: wrong
// mistake: the test whether a MIN node is worth more than a bound is content with one child that is, where all have to be
// player: MIN
// style: SCOUT with a boolean test
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** SCOUT: test first, evaluate only what passes the test. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            boolean worth = first
                    || (max ? greater(game, child, Math.max(alpha, best)) : !greater(game, child, Math.min(beta, best) - 1));
            first = false;
            if (!worth) {
                // cannot improve: for the parent it is as good as the bound
                best = max ? Math.max(best, alpha) : Math.min(best, beta);
                continue;
            }
            int v = max ? value(game, child, Math.max(alpha, best), beta) : value(game, child, alpha, Math.min(beta, best));
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }

    /** Is the state worth more than the bound? */
    private boolean greater(Game<S, A> game, S state, int bound) {
        if (game.terminal(state)) return game.utility(state) > bound;
        for (A a : game.actions(state)) {
            if (greater(game, game.result(state, a), bound)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
