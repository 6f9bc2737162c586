// exercise: 04
// truth: wrong
// mistake: The cut is a boolean field that a node sets and its caller's loop tests as well; it is reset only when a new search begins, so one cut ends every loop above it.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private boolean pruned;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        pruned = false;
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) pruned = true;
            if (pruned) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            if (best == null) {
                best = new Choice<>(a, value(game, next, -Window.INFINITY, Window.INFINITY));
            } else if (game.player(state) == Player.MAX) {
                int v = value(game, next, best.value(), Window.INFINITY);
                if (v > best.value()) best = new Choice<>(a, v);
            } else {
                int v = value(game, next, -Window.INFINITY, best.value());
                if (v < best.value()) best = new Choice<>(a, v);
            }
        }
        return best.action();
    }
}
