// exercise: 05
// truth: wrong
// mistake: alphaBeta asks whether no plies are left before it asks whether the game is over, so a finished game at the horizon is evaluated
// player: both
// style: plain recursion, if and else for MAX and MIN
// single: yes
// detail: always; only alphaBeta and, through it, bestAction, minimax has the right order
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0) return evaluation.value(state);
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (v >= beta) return v;
                alpha = Math.max(alpha, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
                if (v <= alpha) return v;
                beta = Math.min(beta, v);
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (max && v > alpha) { alpha = v; best = a; }
            if (!max && v < beta) { beta = v; best = a; }
        }
        return best;
    }
}
