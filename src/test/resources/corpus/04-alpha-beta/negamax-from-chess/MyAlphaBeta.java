// exercise: 04
// truth: wrong
// mistake: the leaf is not turned to the view of the side to move, and the sign changes at every ply even if the same player moves again
// player: both
// style: negamax
// single: no
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Adapted from my chess engine. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) return negaMax(game, state, alpha, beta);
        return -negaMax(game, state, -beta, -alpha);
    }

    private int negaMax(Game<S, A> game, S position, int alpha, int beta) {
        if (game.terminal(position)) {
            return game.utility(position); // evaluate()
        }
        int bestScore = -Window.INFINITY;
        for (A move : game.actions(position)) {
            int score = -negaMax(game, game.result(position, move), -beta, -alpha);
            if (score > bestScore) {
                bestScore = score;
                if (score > alpha) alpha = score;
            }
            if (score >= beta) return bestScore;
        }
        return bestScore;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        int alpha = -Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = -negaMax(game, game.result(state, move), -Window.INFINITY, -alpha);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
