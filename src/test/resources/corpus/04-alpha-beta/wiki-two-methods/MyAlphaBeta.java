// exercise: 04
// truth: wrong
// mistake: alpha is never raised at MAX nodes: the line is missing in maxValue, so MIN nodes are never cut by it
// player: MAX
// style: two methods
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** After the pseudo code in the lecture notes. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return maxValue(game, state, alpha, beta);
        return minValue(game, state, alpha, beta);
    }

    int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a), alpha, beta));
            if (v >= beta) return v;
        }
        return v;
    }

    int minValue(Game<S, A> game, S state, int alpha, int beta) {
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A move = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX && v > alpha) {
                alpha = v;
                move = a;
            } else if (game.player(state) == Player.MIN && v < beta) {
                beta = v;
                move = a;
            }
        }
        return move;
    }
}
