// exercise: 05
// truth: wrong
// mistake: minimax remembers values in a map by the state alone, not by the depth (and never forgets them): a state that was searched with another depth before gets that old value; alphaBeta and bestAction are right
// player: both
// style: memo map in a field, one method
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private final Map<S, Integer> memo = new HashMap<>();

    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);

        Integer known = memo.get(state);
        if (known != null) return known;
        int value = best(game, evaluation, state, depth);
        memo.put(state, value);
        return value;
    }

    private int best(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
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
