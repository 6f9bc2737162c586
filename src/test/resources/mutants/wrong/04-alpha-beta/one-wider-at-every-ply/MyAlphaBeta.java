// Wrong: every node hands down a window one point too wide, and cuts beyond equality only: it grows with every ply.
// Fails first: Step 2: one cut: a node is left as soon as its parent is sure of something better
// Says: no question about this leaf
// Diagnosis: window-wider-by-one

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -INF : INF;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            // one wider, so that an equal child is not cut and we know it is really equal
            int v = max
                    ? value(game, next, alpha == -INF ? alpha : alpha - 1, beta)
                    : value(game, next, alpha, beta == INF ? beta : beta + 1);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha > beta) break;
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
