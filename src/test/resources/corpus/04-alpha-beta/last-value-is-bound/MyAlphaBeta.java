// exercise: 04
// truth: wrong
// mistake: the bound is set to the value of the last child instead of the best one, so it can move back and the window widens again
// player: both
// style: best-compare with if
// single: yes
// detail: value right, cuts missed
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
            int max = Integer.MIN_VALUE;
            for (A a : game.actions(state)) {
                int eval = value(game, game.result(state, a), alpha, beta);
                if (eval > max) {
                    max = eval;
                }
                alpha = eval;
                if (beta <= alpha) {
                    break;
                }
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (A a : game.actions(state)) {
                int eval = value(game, game.result(state, a), alpha, beta);
                if (eval < min) {
                    min = eval;
                }
                beta = eval;
                if (beta <= alpha) {
                    break;
                }
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int eval = value(game, game.result(state, a), alpha, beta);
            if (max && eval > alpha) {
                alpha = eval;
                best = a;
            } else if (!max && eval < beta) {
                beta = eval;
                best = a;
            }
        }
        return best;
    }
}
