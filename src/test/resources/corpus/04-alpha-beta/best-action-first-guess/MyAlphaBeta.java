// exercise: 04
// truth: wrong
// mistake: bestAction begins with the first action and a best of -1 for MAX (1 for MIN), the values of a lost Tic-Tac-Toe: where everything is worse than that, the first action is played whatever the others are worth.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import plybook.game.*;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        boolean maximizing = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int eval = value(game, game.result(state, action), alpha, beta);
            if (maximizing && eval > alpha) alpha = eval;
            if (!maximizing && eval < beta) beta = eval;
            if (alpha >= beta) break;
        }
        return maximizing ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = game.actions(state).get(0);
        if (game.player(state) == Player.MAX) {
            int bestScore = -1;
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), bestScore, Window.INFINITY);
                if (score > bestScore) {
                    bestScore = score;
                    bestMove = action;
                }
            }
        } else {
            int bestScore = 1;
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), -Window.INFINITY, bestScore);
                if (score < bestScore) {
                    bestScore = score;
                    bestMove = action;
                }
            }
        }
        return bestMove;
    }
}
