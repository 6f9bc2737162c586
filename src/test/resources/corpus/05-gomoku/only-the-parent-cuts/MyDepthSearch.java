// exercise: 05
// truth: wrong
// mistake: Below the root a child is told only the parent's own best value as bound, with the other side open, so cuts that come from further up (deep cutoffs) are missed and leaves are asked that cannot matter any more.
// player: both
// style: alpha-beta by a single "bound" of the parent, with a wrapper for the two-sided window of the call
// single: yes
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
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -INF : INF;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (isMax ? v > best : v < best) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        if (game.player(state) == Player.MAX) {
            int best = -INF;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                // MAX has "best" here, the child must beat it
                int v = alphaBeta(game, evaluation, child, depth - 1, best, INF);
                best = Math.max(best, v);
                if (best >= beta) return best;
            }
            return best;
        } else {
            int best = INF;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int v = alphaBeta(game, evaluation, child, depth - 1, -INF, best);
                best = Math.min(best, v);
                if (best <= alpha) return best;
            }
            return best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -INF : INF;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int v = isMax
                    ? alphaBeta(game, evaluation, child, depth - 1, best, INF)
                    : alphaBeta(game, evaluation, child, depth - 1, -INF, best);
            if (isMax && v > best || !isMax && v < best) {
                best = v;
                choice = action;
            }
        }
        return choice;
    }
}
