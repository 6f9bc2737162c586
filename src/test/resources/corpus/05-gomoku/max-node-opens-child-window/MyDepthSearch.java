// exercise: 05
// truth: wrong
// mistake: a MAX node hands its children (best so far, +infinity) instead of (alpha, beta): beta is lost and alpha is only the node's own best, so cuts that come from further up (deep cutoffs) never happen; values are right, evaluations are asked that can no longer matter
// player: MAX
// style: best-form with two private methods; MIN nodes hand the whole window on
// single: yes
// detail: only at MAX nodes; MIN nodes are right
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
        Integer best = null;
        boolean max = game.player(state).equals(Player.MAX);
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || (max && value > best) || (!max && value < best)) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        switch (game.player(state)) {
            case MAX:
                return max(game, evaluation, state, depth, alpha, beta);
            default:
                return min(game, evaluation, state, depth, alpha, beta);
        }
    }

    private int max(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = -INF;
        for (A action : game.actions(state)) {
            // what we have already is the lower limit for the child, upwards everything is open
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, best, INF);
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int min(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int best = INF;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, best));
            best = Math.min(best, value);
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state).equals(Player.MAX);
        int best = max ? -INF : INF;
        A choice = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value = max
                    ? alphaBeta(game, evaluation, child, depth - 1, best, INF)
                    : alphaBeta(game, evaluation, child, depth - 1, -INF, best);
            if (max ? value > best : value < best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
