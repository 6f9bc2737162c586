// exercise: 05
// truth: right
// mistake: none; PVS: the first child with the whole window, each further child with a null window and again with the open one only if the null window says it lies strictly between
// player: both
// style: PVS / NegaScout for MAX and MIN in one method, fail-soft
// single: yes
// detail: may look at a state twice where the null window was not enough, as PVS does; never at one that plain alpha-beta leaves out
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

/** Principal variation search, after the chess programming pages, for games in which a player may move twice. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : game.actions(state)) {
            int value = child(game, evaluation, game.result(state, action), depth - 1, alpha, beta, max, first);
            first = false;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int child(Game<S, A> game, Evaluation<S> evaluation, S child, int depth, int alpha, int beta, boolean max, boolean first) {
        if (first) {
            return alphaBeta(game, evaluation, child, depth, alpha, beta);
        }
        // is it better than what there is at all?
        int probe = max
                ? alphaBeta(game, evaluation, child, depth, alpha, alpha + 1)
                : alphaBeta(game, evaluation, child, depth, beta - 1, beta);
        if (alpha < probe && probe < beta) {
            return max
                    ? alphaBeta(game, evaluation, child, depth, probe - 1, beta)
                    : alphaBeta(game, evaluation, child, depth, alpha, probe + 1);
        }
        return probe;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = child(game, evaluation, game.result(state, action), depth - 1, alpha, beta, max, best == null);
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
