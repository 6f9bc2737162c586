// exercise: 04
// truth: wrong
// mistake: fail-hard minValue returns beta instead of alpha when it cuts, so a node worth alpha or less is reported as worth (its last) beta, which may lie above alpha; wrong values, bounds and actions
// player: MIN
// style: fail-hard, two methods which return a bound of the window
// single: no
// detail: second mistake: bestAction gives every action the full window

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Fail-hard alpha-beta like on the chess programming page. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return alphaBetaMax(game, state, alpha, beta);
        }
        return alphaBetaMin(game, state, alpha, beta);
    }

    private int alphaBetaMax(Game<S, A> game, S state, int alpha, int beta) {
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (score >= beta) {
                return beta; // fail hard beta-cutoff
            }
            if (score > alpha) {
                alpha = score;
            }
        }
        return alpha;
    }

    private int alphaBetaMin(Game<S, A> game, S state, int alpha, int beta) {
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), alpha, beta);
            if (score <= alpha) {
                return beta; // fail hard alpha-cutoff
            }
            if (score < beta) {
                beta = score;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int bestScore = 0;
        A bestMove = null;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move), -Window.INFINITY, Window.INFINITY);
            if (bestMove == null || (max ? score > bestScore : score < bestScore)) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
