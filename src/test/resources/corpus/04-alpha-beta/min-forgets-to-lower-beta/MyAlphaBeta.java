// exercise: 04
// truth: wrong
// mistake: MIN nodes never lower beta, so what a MIN node has found is not handed to the MAX nodes below it and MAX misses all cuts by it
// player: MAX
// style: maxValue and minValue, fail-soft
// single: yes
// detail: values and choices are right; only needless leaves. A beta given to value from outside is handed down and does cut
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
        } else {
            return minValue(game, state, alpha, beta);
        }
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, action), alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action), alpha, beta));
            if (v <= alpha) {
                return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
