// exercise: 04
// truth: wrong
// mistake: bestAction takes a tie if the last result was exact, but a node that is not cut itself leaves the mark as its last child set it, even if its number is the bound of an earlier child
// player: both
// style: fail-soft, a field tells whether the last result is exact
// single: yes
// detail: sometimes: only where a tie at the root comes from a bound two plies below and a later leaf clears the mark; seen: (0 (1 ((2 0 -1) (-2)))) chooses child 1, which is worth -1
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** Whether the last result was the true value and not just a bound. */
    private boolean exact;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            exact = true;
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = game.actions(state);
        for (int i = 0; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta && i < actions.size() - 1) {
                exact = false;
                break;
            }
        }
        return best;
    }

    /** The last one of several equally good actions. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && (v > alpha || v == alpha && exact)) {
                alpha = v;
                best = action;
            } else if (!max && (v < beta || v == beta && exact)) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
