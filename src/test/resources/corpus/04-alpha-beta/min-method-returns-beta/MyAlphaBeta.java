// exercise: 04
// truth: wrong
// mistake: when a MIN node is cut it returns beta, as the MAX method does, although its value is alpha or less
// player: MIN
// style: fail-hard, two methods
// single: yes
// detail: always, where a MIN node is cut
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
            return maxNode(game, state, alpha, beta);
        }
        return minNode(game, state, alpha, beta);
    }

    private int maxNode(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v >= beta) {
                return beta;
            }
            if (v > alpha) {
                alpha = v;
            }
        }
        return alpha;
    }

    private int minNode(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (v <= alpha) {
                return beta;
            }
            if (v < beta) {
                beta = v;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max) {
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
