// exercise: 04
// truth: wrong
// mistake: bestAction always looks for the largest number, also when MIN is to move.
// player: MIN
// style: one method, branch for each player, alpha-beta form, fail-soft
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int maxEval = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = value(game, game.result(state, move), alpha, beta);
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) { // MAX cut
                    break;
                }
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = value(game, game.result(state, move), alpha, beta);
                minEval = Math.min(minEval, eval);
                beta = Math.min(beta, eval);
                if (beta <= alpha) { // MIN cut
                    break;
                }
            }
            return minEval;
        }
    }

    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (game.player(state) != null) {
            int bestScore = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move), alpha, beta);
                if (score > bestScore) {
                    bestScore = score;
                    bestMove = move;
                }
                alpha = Math.max(alpha, score);
            }
        } else {
            int bestScore = Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move), alpha, beta);
                if (score < bestScore) {
                    bestScore = score;
                    bestMove = move;
                }
                beta = Math.min(beta, score);
            }
        }
        return bestMove;
    }
}
