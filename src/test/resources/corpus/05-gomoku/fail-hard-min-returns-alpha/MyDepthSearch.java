// exercise: 05
// truth: wrong
// mistake: copy and paste: a MIN node that was not cut returns alpha instead of beta at its end, so every MIN node without a cutoff is worth the lower end of its window
// player: MIN
// style: alpha/beta-form, fail-hard, the MIN half copied from the MAX half
// single: yes
// detail: minimax is right; alphaBeta and bestAction are not
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                max = Math.max(max, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                min = Math.min(min, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return min;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                if (score >= beta) return beta;
                if (score > alpha) alpha = score;
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                if (score <= alpha) return alpha;
                if (score < beta) beta = score;
            }
            return alpha;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (best == null || score > alpha) {
                    alpha = score;
                    best = action;
                }
            } else {
                if (best == null || score < beta) {
                    beta = score;
                    best = action;
                }
            }
        }
        return best;
    }
}
