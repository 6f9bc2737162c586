// exercise: 04
// truth: wrong
// mistake: the ends below a node are read first and move the window, but whether it is closed is asked only after the next inner child, so that child is searched for nothing
// kind: subtle
// player: both
// style: leaves first, then the inner children
// single: yes
// detail: needs a node with a leaf that closes it and an inner child; values and actions are right, only the questions are not
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
        List<S> inner = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                // costs next to nothing, and makes the window narrow early
                int utility = game.utility(next);
                best = max ? Math.max(best, utility) : Math.min(best, utility);
            } else {
                inner.add(next);
            }
        }
        if (max) {
            alpha = Math.max(alpha, best);
        } else {
            beta = Math.min(beta, best);
        }
        for (S next : inner) {
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
