// exercise: 04
// truth: wrong
// mistake: maxValue and minValue are told only what the parent has found, so no bound from further up is handed down and deep cutoffs are missed.
// player: both
// style: two methods, each gets one bound from its parent
// kind: slip
// single: yes
// detail: Pruning from four plies on; values, actions and shallow cutoffs are right.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            // MIN below must not go under what we have
            v = Math.max(v, value(game, game.result(state, a), v, Window.INFINITY));
            if (v >= beta) return v;
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), -Window.INFINITY, v));
            if (v <= alpha) return v;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            if (max) {
                int w = value(game, game.result(state, a), v, Window.INFINITY);
                if (w > v) { v = w; best = a; }
            } else {
                int w = value(game, game.result(state, a), -Window.INFINITY, v);
                if (w < v) { v = w; best = a; }
            }
        }
        return best;
    }
}
