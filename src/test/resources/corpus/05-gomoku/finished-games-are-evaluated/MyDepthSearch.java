// exercise: 05
// truth: wrong
// mistake: In alpha-beta the depth is tested before the end of the game, so a finished game at the horizon is evaluated instead of asked for its utility.
// kind: slip
// player: both
// style: two methods maxValue and minValue
// single: yes
// detail: alphaBeta and bestAction only; minimax is right
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int best = 0;
        boolean first = true;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (first || (game.player(state) == Player.MAX ? v > best : v < best)) best = v;
            first = false;
        }
        return best;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0) return evaluation.value(state);
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v >= beta) return v;
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta));
            if (v <= alpha) return v;
            beta = Math.min(beta, v);
        }
        return v;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) { alpha = v; best = a; }
            } else {
                if (v < beta) { beta = v; best = a; }
            }
        }
        return best;
    }
}
