// exercise: 04
// truth: wrong
// mistake: bestAction starts from the smallest (for MIN largest) value that a game can have and takes only what is better, so it returns null if every action is worth just that
// kind: slip
// player: both
// style: signed comparison, constants for win and loss
// single: yes
// detail: needs a state in which all actions are worth -1,000,000 and MAX moves, or 1,000,000 and MIN moves
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int WIN = Window.MAX_VALUE;
    private static final int LOSS = -Window.MAX_VALUE;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean maximizing = game.player(state) == Player.MAX;
        int bestValue = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (A move : game.actions(state)) {
            int moveValue = value(game, game.result(state, move), alpha, beta);
            if (maximizing) {
                bestValue = Math.max(bestValue, moveValue);
                alpha = Math.max(alpha, moveValue);
            } else {
                bestValue = Math.min(bestValue, moveValue);
                beta = Math.min(beta, moveValue);
            }
            if (beta <= alpha) {
                break;
            }
        }
        return bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = LOSS;
        int beta = WIN;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int moveValue = value(game, game.result(state, move), alpha, beta);
            if (game.player(state) == Player.MAX && moveValue > alpha) {
                alpha = moveValue;
                bestMove = move;
            }
            if (game.player(state) == Player.MIN && moveValue < beta) {
                beta = moveValue;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
