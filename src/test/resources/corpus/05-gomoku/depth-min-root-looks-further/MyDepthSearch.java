// exercise: 05
// truth: wrong
// mistake: bestAction hands down depth instead of depth - 1 where MIN is to move, so MIN looks one ply further than asked for and chooses by that; for MAX it is right
// player: MIN
// style: one method with maxEval and minEval, two loops in bestAction
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);

        if (game.player(state) == Player.MAX) {
            int maxEval = Integer.MIN_VALUE;
            for (A move : game.actions(state)) {
                int eval = minimax(game, evaluation, game.result(state, move), depth - 1);
                maxEval = Math.max(maxEval, eval);
            }
            return maxEval;
        } else {
            int minEval = Integer.MAX_VALUE;
            for (A move : game.actions(state)) {
                int eval = minimax(game, evaluation, game.result(state, move), depth - 1);
                minEval = Math.min(minEval, eval);
            }
            return minEval;
        }
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);

        if (game.player(state) == Player.MAX) {
            int maxEval = Integer.MIN_VALUE;
            for (A move : game.actions(state)) {
                int eval = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) break;
            }
            return maxEval;
        } else {
            int minEval = Integer.MAX_VALUE;
            for (A move : game.actions(state)) {
                int eval = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
                minEval = Math.min(minEval, eval);
                beta = Math.min(beta, eval);
                if (beta <= alpha) break;
            }
            return minEval;
        }
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int maxEval = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = alphaBeta(game, evaluation, game.result(state, move), depth - 1, maxEval, Window.INFINITY);
                if (eval > maxEval) {
                    maxEval = eval;
                    best = move;
                }
            }
        } else {
            int minEval = Window.INFINITY;
            for (A move : game.actions(state)) {
                int eval = alphaBeta(game, evaluation, game.result(state, move), depth, -Window.INFINITY, minEval);
                if (eval < minEval) {
                    minEval = eval;
                    best = move;
                }
            }
        }
        return best;
    }
}
