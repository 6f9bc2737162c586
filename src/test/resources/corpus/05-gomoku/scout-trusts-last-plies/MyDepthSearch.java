// exercise: 05
// truth: wrong
// mistake: the null-window search is not repeated when at most one ply is left below the child (the old NegaScout rule), but its result is no exact value if the same player moves there again
// player: both
// style: principal variation search, written for MAX and MIN
// single: yes
// detail: only where a player moves twice in a row just above the horizon; right in all games in which they take turns
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

/** PVS: the first child with the full window, the others with a window of nothing, and again if they turn out better. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null) {
                best = v;
            } else if (game.player(state) == Player.MAX) {
                best = Math.max(best, v);
            } else {
                best = Math.min(best, v);
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
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int moves = 0;
        for (A action : game.actions(state)) {
            int v = child(game, evaluation, game.result(state, action), depth - 1, alpha, beta, max, moves++ == 0);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, Evaluation<S> evaluation, S child, int left, int alpha, int beta, boolean max, boolean first) {
        if (first) {
            return alphaBeta(game, evaluation, child, left, alpha, beta);
        }
        int v = max
                ? alphaBeta(game, evaluation, child, left, alpha, alpha + 1)
                : alphaBeta(game, evaluation, child, left, beta - 1, beta);
        boolean inside = alpha < v && v < beta;
        if (inside && left > 1) { // near the horizon a fail-soft value is exact anyway
            v = max ? alphaBeta(game, evaluation, child, left, v - 1, beta) : alphaBeta(game, evaluation, child, left, alpha, v + 1);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = child(game, evaluation, game.result(state, action), depth - 1, alpha, beta, max, best == null);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
