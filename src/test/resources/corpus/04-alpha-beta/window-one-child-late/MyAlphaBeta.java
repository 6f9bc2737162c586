// exercise: 04
// truth: wrong
// mistake: alpha and beta are moved before the value of the child is taken into the best, so the window is always one child behind
// player: both
// style: one method, fail-soft, if and else in the loop
// single: yes
// detail: missed cuts, both by the node itself and by the next child; values and actions are right
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

        final boolean isMax = game.player(state).equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;

        for (A move : game.actions(state)) {
            int childValue = value(game, game.result(state, move), alpha, beta);
            if (isMax) {
                alpha = Math.max(alpha, result);
                result = Math.max(result, childValue);
            } else {
                beta = Math.min(beta, result);
                result = Math.min(result, childValue);
            }
            if (alpha >= beta) {
                break;
            }
        }

        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        final boolean isMax = game.player(state).equals(Player.MAX);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;

        for (A move : game.actions(state)) {
            int childValue = value(game, game.result(state, move), alpha, beta);
            if (isMax && childValue > alpha) {
                alpha = childValue;
                bestMove = move;
            }
            if (!isMax && childValue < beta) {
                beta = childValue;
                bestMove = move;
            }
        }

        return bestMove;
    }
}
