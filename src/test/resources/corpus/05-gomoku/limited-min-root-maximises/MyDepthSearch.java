// exercise: 05
// truth: wrong
// mistake: bestAction looks for the largest value whoever is to move.
// player: MIN
// style: one method each, handing depth down
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
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (v >= beta) return v;
                alpha = Math.max(alpha, v);
            }
            return v;
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (best == null || v > alpha) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
