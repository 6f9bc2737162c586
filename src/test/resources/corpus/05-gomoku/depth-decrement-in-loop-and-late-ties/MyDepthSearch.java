// exercise: 05
// truth: wrong
// mistake: two mistakes: in minimax MIN counts the depth down inside the loop (--depth), so each later sibling is searched a ply less deep; and bestAction of MAX takes a later action whose value is equal (>=), which after a cut may only be a bound
// player: both
// style: one method, ties to the later action
// single: no
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);

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
                int eval = minimax(game, evaluation, game.result(state, move), --depth);
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int eval = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (eval >= alpha) {
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
