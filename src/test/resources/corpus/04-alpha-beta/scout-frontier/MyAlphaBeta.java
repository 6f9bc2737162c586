// exercise: 04
// truth: wrong
// mistake: After a null window a child whose own children are all ends is not searched again because its value is taken to be exact, which holds only if the other player moves there.
// player: both
// style: principal variation search with the shortcut for nodes just above the ends
// kind: subtle
// single: yes
// detail: A player moves twice in a row just before the end, in a node with several ends that is not the first child.
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
        boolean first = true;
        for (A action : game.actions(state)) {
            int value = next(game, game.result(state, action), alpha, beta, max, first);
            first = false;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int next(Game<S, A> game, S child, int alpha, int beta, boolean max, boolean first) {
        if (first || game.terminal(child)) {
            return value(game, child, alpha, beta);
        }
        int scouted = max ? value(game, child, alpha, alpha + 1) : value(game, child, beta - 1, beta);
        boolean inside = alpha < scouted && scouted < beta;
        if (inside && !justAboveTheEnds(game, child)) {
            return value(game, child, alpha, beta);
        }
        return scouted;
    }

    /** There a null window that fails has looked at every end, so that its answer is exact. */
    private boolean justAboveTheEnds(Game<S, A> game, S state) {
        return game.actions(state).stream().allMatch(a -> game.terminal(game.result(state, a)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
