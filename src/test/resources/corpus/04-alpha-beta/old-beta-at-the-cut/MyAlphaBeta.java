// exercise: 04
// truth: wrong
// mistake: when MIN cuts it returns the beta from before the child that cut, instead of the child's value or alpha
// player: MIN
// style: two methods with returns at the cut
// single: yes
// detail: whenever a MIN node is cut and beta was above alpha
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
        switch (game.player(state)) {
            case MAX:
                return max(game, state, alpha, beta);
            default:
                return min(game, state, alpha, beta);
        }
    }

    private int max(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score >= beta) {
                return beta;
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int min(Game<S, A> game, S state, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (score <= alpha) {
                return beta;
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (maximizing && score > alpha) {
                alpha = score;
                bestMove = action;
            } else if (!maximizing && score < beta) {
                beta = score;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
