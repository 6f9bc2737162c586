// exercise: 04
// truth: right
// mistake: none; one method for each player, values clamped to the window
// player: both
// style: fail-hard, maxValue and minValue behind a dispatcher
// single: yes
// detail: always
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u < alpha ? alpha : u > beta ? beta : u;
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private int maxValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (v >= beta) {
                return beta;
            }
            if (v > alpha) {
                alpha = v;
            }
        }
        return alpha;
    }

    private int minValue(Game<S, A> game, S state, int alpha, int beta) {
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (v <= alpha) {
                return alpha;
            }
            if (v < beta) {
                beta = v;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = value(game, game.result(state, a), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
