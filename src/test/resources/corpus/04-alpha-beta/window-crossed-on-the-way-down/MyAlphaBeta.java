// exercise: 04
// truth: wrong
// mistake: minValue hands beta and alpha to its children in the wrong order
// player: MIN
// style: maxValue and minValue, fail-soft
// single: yes
// detail: often; below a MIN node the window is closed from the start, so the search stops there after one child
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state))
            return game.utility(state);
        if (game.player(state) == Player.MAX)
            return maxValue(game, state, alpha, beta);
        else
            return minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta)
                return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a), beta, alpha));
            if (v <= alpha)
                return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX ? v > alpha : v < beta) {
                best = a;
                if (game.player(state) == Player.MAX)
                    alpha = v;
                else
                    beta = v;
            }
        }
        return best;
    }
}
