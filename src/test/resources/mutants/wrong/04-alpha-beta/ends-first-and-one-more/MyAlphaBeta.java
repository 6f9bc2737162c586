// Wrong: after the ends of a node have been read, one more child is searched before it is asked whether that was enough.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: 
// Diagnosis: cut-by-kind-of-child

import java.util.ArrayDeque;
import java.util.Deque;
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
        Deque<S> others = new ArrayDeque<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (!game.terminal(next)) {
                others.add(next);
            } else if (max) {
                best = Math.max(best, game.utility(next));
            } else {
                best = Math.min(best, game.utility(next));
            }
        }
        while (!others.isEmpty()) {
            int low = max ? Math.max(alpha, best) : alpha;
            int high = max ? beta : Math.min(beta, best);
            int value = value(game, others.remove(), low, high);
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = max ? value(game, next, bound, Window.INFINITY) : value(game, next, -Window.INFINITY, bound);
            if (best == null || (max ? value > bound : value < bound)) {
                bound = value;
                best = action;
            }
        }
        return best;
    }
}
