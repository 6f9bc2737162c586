// exercise: 05
// truth: wrong
// mistake: the end of a game is not worth its utility: the plies left are added to a positive one and taken from a negative one, to prefer quick wins, so minimax, alphaBeta and bestAction are off wherever a game ends before the horizon
// player: both
// style: one method, scored ends
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static int scored(int utility, int depth) {
        if (utility > 0) return utility + depth;
        if (utility < 0) return utility - depth;
        return 0;
    }

    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return scored(game.utility(state), depth);
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
        if (game.terminal(state)) return scored(game.utility(state), depth);
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int eval = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (eval > alpha) {
                    alpha = eval;
                    best = move;
                }
            } else if (eval < beta) {
                beta = eval;
                best = move;
            }
        }
        return best;
    }
}
