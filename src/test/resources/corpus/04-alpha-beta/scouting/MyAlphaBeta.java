// exercise: 04
// truth: right
// mistake: -
// player: both
// style: principal variation search with null windows, a first-child flag and a re-search, also at the root
// kind: -
// single: yes
// detail: -
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
            int v = child(game, game.result(state, action), max, alpha, beta, first);
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    /** The first child in full; for any other it is asked first whether it is better at all. */
    private int child(Game<S, A> game, S next, boolean max, int alpha, int beta, boolean first) {
        if (first) {
            return value(game, next, alpha, beta);
        }
        int v = max ? value(game, next, alpha, alpha + 1) : value(game, next, beta - 1, beta);
        boolean outside = v <= alpha || beta <= v;
        if (outside || game.terminal(next)) { // an end has told all there is to tell
            return v;
        }
        return max ? value(game, next, v, beta) : value(game, next, alpha, v);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = child(game, game.result(state, action), max, alpha, beta, best == null);
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
