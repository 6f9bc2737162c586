// exercise: 04
// truth: wrong
// mistake: a node moves its window and is left on a cut before the child's value has been taken into best, so it returns what it had before
// player: both
// style: one method, fail-soft, explicit branches
// single: yes
// detail: always, where a node is cut
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final boolean maximizer = Player.MAX.equals(game.player(state));
        int bestSoFar = maximizer ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            final S successor = game.result(state, action);
            final int eval = value(game, successor, alpha, beta);
            if (maximizer) {
                alpha = Math.max(alpha, eval);
            } else {
                beta = Math.min(beta, eval);
            }
            if (beta <= alpha) {
                return bestSoFar;
            }
            if (maximizer) {
                bestSoFar = Math.max(bestSoFar, eval);
            } else {
                bestSoFar = Math.min(bestSoFar, eval);
            }
        }
        return bestSoFar;
    }

    public A bestAction(Game<S, A> game, S state) {
        final boolean maximizer = Player.MAX.equals(game.player(state));
        A bestMove = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            final int eval = value(game, game.result(state, action), alpha, beta);
            if (maximizer && eval > alpha) {
                alpha = eval;
                bestMove = action;
            }
            if (!maximizer && eval < beta) {
                beta = eval;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
