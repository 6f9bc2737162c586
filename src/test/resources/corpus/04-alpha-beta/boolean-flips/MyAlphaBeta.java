// exercise: 04
// truth: wrong
// mistake: the player is flipped at each ply instead of asked for, so a player who moves twice is mistaken for the other one
// player: both
// style: one method with a boolean
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        boolean isMaximizing = !game.terminal(state) && game.player(state) == Player.MAX;
        return minimax(game, state, isMaximizing, alpha, beta);
    }

    private int minimax(Game<S, A> game, S state, boolean isMaximizing, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (isMaximizing) {
            int bestScore = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = minimax(game, game.result(state, move), false, alpha, beta);
                bestScore = Math.max(score, bestScore);
                alpha = Math.max(alpha, bestScore);
                if (beta <= alpha) break;
            }
            return bestScore;
        } else {
            int bestScore = Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = minimax(game, game.result(state, move), true, alpha, beta);
                bestScore = Math.min(score, bestScore);
                beta = Math.min(beta, bestScore);
                if (beta <= alpha) break;
            }
            return bestScore;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMaximizing = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int score = minimax(game, game.result(state, move), !isMaximizing, alpha, beta);
            if (isMaximizing && score > alpha) {
                alpha = score;
                bestMove = move;
            } else if (!isMaximizing && score < beta) {
                beta = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
