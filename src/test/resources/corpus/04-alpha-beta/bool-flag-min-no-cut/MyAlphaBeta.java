// exercise: 04
// truth: wrong
// mistake: The MIN branch of the one-method search narrows beta but has no cut of its own; only MAX nodes break.
// player: both
// style: as its author writes
// single: yes
// detail: effect: leaves
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
        return search(game, state, alpha, beta, game.player(state) == Player.MAX);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta, boolean maximizing) {
        if (maximizing) {
            int maxEval = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) {
                    break;
                }
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                minEval = Math.min(minEval, eval);
                beta = Math.min(beta, eval);
            }
            return minEval;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                if (eval > alpha) {
                    alpha = eval;
                    bestMove = action;
                }
            }
        } else {
            for (A action : game.actions(state)) {
                int eval = value(game, game.result(state, action), alpha, beta);
                if (eval < beta) {
                    beta = eval;
                    bestMove = action;
                }
            }
        }
        return bestMove;
    }
}
