// exercise: 05
// truth: right
// mistake: none; both players return bounds from the window
// player: both
// style: fail-hard
// single: yes
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
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) best = Math.max(best, minimax(game, evaluation, game.result(state, a), depth - 1));
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) best = Math.min(best, minimax(game, evaluation, game.result(state, a), depth - 1));
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            for (A a : game.actions(state)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A a : game.actions(state)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (beta <= alpha) return alpha;
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
