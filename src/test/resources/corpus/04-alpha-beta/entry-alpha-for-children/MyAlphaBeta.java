// exercise: 04
// truth: wrong
// mistake: a MAX node hands its children the alpha with which it was entered, not the one raised by the children before
// player: MAX
// style: maxValue and minValue as in the textbook, fail-soft
// single: yes
// detail: values are right, cuts are missed; at the root, bestAction does narrow
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            return maxValue(game, state, alpha, beta);
        } else {
            return minValue(game, state, alpha, beta);
        }
    }

    private int maxValue(Game<S, A> game, S state, final int alpha, final int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a), alpha, beta);
            if (w > v) {
                v = w;
            }
            if (v >= beta) {
                return v;
            }
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state, final int alpha, final int beta) {
        int v = Window.INFINITY;
        int upper = beta;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a), alpha, upper);
            if (w < v) {
                v = w;
            }
            if (v <= alpha) {
                return v;
            }
            upper = Math.min(upper, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int lower = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a), lower, Window.INFINITY);
                if (w > lower) {
                    lower = w;
                    best = a;
                }
            }
        } else {
            int upper = Window.INFINITY;
            for (A a : game.actions(state)) {
                int w = value(game, game.result(state, a), -Window.INFINITY, upper);
                if (w < upper) {
                    upper = w;
                    best = a;
                }
            }
        }
        return best;
    }
}
