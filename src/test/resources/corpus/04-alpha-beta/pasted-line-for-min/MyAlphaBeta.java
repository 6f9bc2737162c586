// exercise: 04
// truth: wrong
// mistake: MIN lowers alpha with its best value instead of beta
// player: MIN
// style: one method, if and else, fail-soft
// single: yes
// detail: values with the full window are right, cuts are missed
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
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.min(alpha, best);
                if (beta <= alpha) {
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A move = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
                if (v > alpha) {
                    alpha = v;
                    move = action;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    move = action;
                }
            }
        }
        return move;
    }
}
