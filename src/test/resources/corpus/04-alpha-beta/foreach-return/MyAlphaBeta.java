// exercise: 04
// truth: wrong
// mistake: The loop is a forEach with a lambda, and "return" at its end is meant as the cut: it only ends that one element, so no child is ever left out.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
import plybook.game.*;
import plybook.task.*;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int[] w = {alpha, beta};
        int[] best = {max ? -Window.INFINITY : Window.INFINITY};
        game.actions(state).forEach(action -> {
            int v = value(game, game.result(state, action), w[0], w[1]);
            if (max) {
                best[0] = Math.max(best[0], v);
                w[0] = Math.max(w[0], v);
            } else {
                best[0] = Math.min(best[0], v);
                w[1] = Math.min(w[1], v);
            }
            if (w[0] >= w[1]) {
                return; // prune
            }
        });
        return best[0];
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
