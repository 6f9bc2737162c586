// exercise: 04
// truth: wrong
// mistake: PVS-like idea taken wrongly: only the first child moves the window (if (first) alpha = ...), later ones are compared for the best and the cut but do not narrow the window of their younger siblings.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        boolean first = true; // principal variation
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (first) {
                if (max) alpha = Math.max(alpha, v);
                else beta = Math.min(beta, v);
                first = false;
            }
            if (max ? best >= beta : best <= alpha) break;
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
