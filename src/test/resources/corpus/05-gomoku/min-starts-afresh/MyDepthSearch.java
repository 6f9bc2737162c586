// exercise: 05
// truth: wrong
// mistake: a MIN node hands its children minus infinity in place of alpha, so that a bound from above MIN never cuts below its children
// player: MIN
// style: max and min as two methods
// single: yes
// detail: sometimes; deep cuts only, values stay right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;


public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int INF = Window.INFINITY;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -INF : INF;
        for (A a : game.actions(state)) {
            int w = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (max == (w > v)) v = w;
        }
        return v;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -INF;
        for (A a : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, Math.max(alpha, v), beta));
            if (v >= beta) return v;
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = INF;
        for (A a : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, -INF, Math.min(beta, v)));
            if (v <= alpha) return v;
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -INF : INF;
        A best = null;
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            int v = max
                    ? alphaBeta(game, evaluation, next, depth - 1, bound, INF)
                    : alphaBeta(game, evaluation, next, depth - 1, -INF, bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = a;
            }
        }
        return best;
    }
}
