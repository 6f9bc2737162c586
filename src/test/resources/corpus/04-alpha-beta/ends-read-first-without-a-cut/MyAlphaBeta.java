// exercise: 04
// truth: wrong
// mistake: after the ends below a node have been read nobody looks whether they have closed it; the first other child is searched all the same
// kind: subtle
// player: both
// style: ends below a node are read first, then the rest
// single: yes
// detail: only where a node has ends and other children, and an end closes it; values and choices are right
import java.util.ArrayList;
import java.util.List;
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
        List<S> later = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!game.terminal(next)) {
                later.add(next);
                continue;
            }
            if (max ? best < beta : best > alpha) { // an end is cheap, but for nothing it is not asked
                int utility = game.utility(next);
                best = max ? Math.max(best, utility) : Math.min(best, utility);
            }
        }
        if (max) {
            alpha = Math.max(alpha, best);
        } else {
            beta = Math.min(beta, best);
        }
        for (S next : later) {
            int value = value(game, next, alpha, beta);
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
