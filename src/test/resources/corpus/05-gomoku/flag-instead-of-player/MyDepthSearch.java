// exercise: 05
// truth: wrong
// mistake: asks the game for the player only at the root and then takes it that MAX and MIN alternate
// player: both
// style: maximizing flag as in many web pages
// single: yes
// detail: sometimes; only in games in which a player moves twice in a row
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        return minimax(game, evaluation, state, depth, game.player(state) == Player.MAX);
    }

    private int minimax(Game<S, A> game, Evaluation<S> evaluation, S node, int depth, boolean maximizingPlayer) {
        if (game.terminal(node)) return game.utility(node);
        if (depth == 0) return evaluation.value(node);
        if (maximizingPlayer) {
            int maxEval = -Window.INFINITY;
            for (A move : game.actions(node)) {
                int eval = minimax(game, evaluation, game.result(node, move), depth - 1, false);
                maxEval = Math.max(maxEval, eval);
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A move : game.actions(node)) {
                int eval = minimax(game, evaluation, game.result(node, move), depth - 1, true);
                minEval = Math.min(minEval, eval);
            }
            return minEval;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return alphaBeta(game, evaluation, state, depth, alpha, beta, game.player(state) == Player.MAX);
    }

    private int alphaBeta(
            Game<S, A> game, Evaluation<S> evaluation, S node, int depth, int alpha, int beta, boolean maximizingPlayer) {
        if (game.terminal(node)) return game.utility(node);
        if (depth == 0) return evaluation.value(node);
        if (maximizingPlayer) {
            int maxEval = -Window.INFINITY;
            for (A move : game.actions(node)) {
                int eval = alphaBeta(game, evaluation, game.result(node, move), depth - 1, alpha, beta, false);
                maxEval = Math.max(maxEval, eval);
                alpha = Math.max(alpha, eval);
                if (beta <= alpha) break;
            }
            return maxEval;
        } else {
            int minEval = Window.INFINITY;
            for (A move : game.actions(node)) {
                int eval = alphaBeta(game, evaluation, game.result(node, move), depth - 1, alpha, beta, true);
                minEval = Math.min(minEval, eval);
                beta = Math.min(beta, eval);
                if (beta <= alpha) break;
            }
            return minEval;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A move : game.actions(state)) {
            int eval = alphaBeta(game, evaluation, game.result(state, move), depth - 1, alpha, beta, !max);
            if (max && eval > alpha) {
                alpha = eval;
                best = move;
            } else if (!max && eval < beta) {
                beta = eval;
                best = move;
            }
        }
        return best;
    }
}
