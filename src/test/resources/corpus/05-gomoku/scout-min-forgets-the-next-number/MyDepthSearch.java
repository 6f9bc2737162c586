// exercise: 05
// truth: wrong
// mistake: at a MIN node the null-window search (beta-1, beta) is repeated only if it returns less than beta-1; a result of exactly beta-1 is a bound as well and is taken for the value
// kind: subtle
// player: MIN
// style: principal variation search (scout) with fail-hard ends, first child full window
// single: yes
// detail: only at MIN nodes with three plies left or more, where a later child is better; as the search is fail-hard the result is too high there
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best = 0;
        boolean first = true;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (first || (player == Player.MAX && value > best) || (player == Player.MIN && value < best)) {
                best = value;
                first = false;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean first = true;
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int value;
                if (first || depth <= 2) { // near the horizon a second search does not pay
                    value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                } else {
                    value = alphaBeta(game, evaluation, child, depth - 1, alpha, alpha + 1);
                    if (value > alpha && alpha + 1 < beta) {
                        value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                    }
                }
                first = false;
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    return beta;
                }
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int value;
                if (first || depth <= 2) {
                    value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                } else {
                    value = alphaBeta(game, evaluation, child, depth - 1, beta - 1, beta);
                    if (value < beta - 1 && alpha < beta - 1) {
                        value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                    }
                }
                first = false;
                beta = Math.min(beta, value);
                if (alpha >= beta) {
                    return alpha;
                }
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }
}
