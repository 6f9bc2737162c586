// exercise: 04
// truth: wrong
// mistake: bestAction for MIN starts with 1000 as if no value were larger, and has no action when all children are worth 1000 or more.
// player: MIN
// style: tic-tac-toe habit, one method
// single: yes
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
        if (game.player(state) == Player.X) {
            int bestVal = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int val = value(game, game.result(state, move), alpha, beta);
                bestVal = Math.max(bestVal, val);
                alpha = Math.max(alpha, bestVal);
                if (beta <= alpha) break;
            }
            return bestVal;
        } else {
            int bestVal = Window.INFINITY;
            for (A move : game.actions(state)) {
                int val = value(game, game.result(state, move), alpha, beta);
                bestVal = Math.min(bestVal, val);
                beta = Math.min(beta, bestVal);
                if (beta <= alpha) break;
            }
            return bestVal;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        if (game.player(state) == Player.X) {
            int bestVal = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int val = value(game, game.result(state, move), bestVal, Window.INFINITY);
                if (val > bestVal) {
                    bestVal = val;
                    bestMove = move;
                }
            }
        } else {
            int bestVal = 1000;
            for (A move : game.actions(state)) {
                int val = value(game, game.result(state, move), -Window.INFINITY, bestVal);
                if (val < bestVal) {
                    bestVal = val;
                    bestMove = move;
                }
            }
        }
        return bestMove;
    }
}
