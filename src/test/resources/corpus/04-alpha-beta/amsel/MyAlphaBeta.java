// exercise: 04
// truth: right
// mistake: none; fail-soft with two private methods, one for each player
// player: both
// style: textbook, maxValue and minValue, each asks who moves next
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxValue(game, state, alpha, beta) : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (best == null || v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (best == null || v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
