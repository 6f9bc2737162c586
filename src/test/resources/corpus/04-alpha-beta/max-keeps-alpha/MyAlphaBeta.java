// exercise: 04
// truth: wrong
// mistake: maxValue never raises alpha, so the children of a MAX node do not learn what MAX has found there
// player: MAX
// style: two methods from a textbook (maxValue, minValue), fail-soft
// single: yes
// detail: missed cuts below MAX nodes other than the root of bestAction; values and actions are right
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
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state, alpha, beta);
        }
        return minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) {
                return v;
            }
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
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
