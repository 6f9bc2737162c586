// exercise: 04
// truth: wrong
// mistake: The node narrows its own copies a and b, but hands the alpha and beta with which it was entered to its children, so nothing found at a node ever reaches the nodes below; and bestAction takes equal numbers for MIN, which may be bounds.
// player: both
// style: local copies of the parameters, everything final that can be, one method
// single: no
// detail: bestAction narrows, so there is some pruning from the root's bound
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(final Game<S, A> game, final S state, final int alpha, final int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(final Game<S, A> game, final S state) {
        final boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final S next = game.result(state, action);
            final int v = max ? value(game, next, bound, Window.INFINITY) : value(game, next, -Window.INFINITY, bound);
            if (max ? v > bound : v <= bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }
}
