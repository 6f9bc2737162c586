// exercise: 04
// truth: wrong
// mistake: minValue never lowers beta, so the MAX nodes below a MIN node are never cut by what MIN has found there.
// player: MIN
// style: two methods, maxValue and minValue, as in the textbook
// single: yes
// detail: values and actions are right; too many leaves wherever a MAX node hangs below a MIN node that already has a better child
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
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
