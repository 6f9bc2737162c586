// exercise: 04
// truth: wrong
// mistake: Two mistakes: minValue never lowers beta, and maxValue leaves one child late.
// player: both
// style: two methods maxValue and minValue, best form, fail-soft
// single: no
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state) || game.player(state) == Player.MAX) {
            return maxValue(game, state, alpha, beta);
        }
        return minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int old = v;
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (old >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (maximizing && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!maximizing && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
