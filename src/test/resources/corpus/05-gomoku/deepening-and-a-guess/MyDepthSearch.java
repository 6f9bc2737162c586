// exercise: 05
// truth: wrong
// mistake: bestAction searches again only if the value lies beyond the aspiration window, not if it is exactly its edge, so it then keeps an action that need not be best
// player: both
// style: iterative deepening with aspiration in bestAction, fail-soft
// single: yes
// detail: sometimes; only if the value of an iteration is exactly 50 away from that of the one before
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MARGIN = 50;

    private boolean horizon;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream().map(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return game.player(state) == Player.MAX
                ? values.max(Integer::compare).get()
                : values.min(Integer::compare).get();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            horizon = true;
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private class Root {
        A action;
        int value;

        Root(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
            boolean max = game.player(state) == Player.MAX;
            value = max ? -Window.INFINITY : Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
                if (max ? v > alpha : v < beta) {
                    action = a;
                }
                value = max ? Math.max(value, v) : Math.min(value, v);
                alpha = max ? Math.max(alpha, v) : alpha;
                beta = max ? beta : Math.min(beta, v);
                if (alpha >= beta) {
                    break;
                }
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Root root = null;
        A best = null;
        for (int d = 1; d <= depth; d++) {
            horizon = false;
            if (root == null) {
                root = new Root(game, evaluation, state, d, -Window.INFINITY, Window.INFINITY);
            } else {
                int low = root.value - MARGIN;
                int high = root.value + MARGIN;
                root = new Root(game, evaluation, state, d, low, high);
                if (root.value < low || root.value > high) {
                    root = new Root(game, evaluation, state, d, -Window.INFINITY, Window.INFINITY);
                }
            }
            if (root.action != null) {
                best = root.action;
            }
            if (!horizon || d == Integer.MAX_VALUE) {
                break;
            }
        }
        return best;
    }
}
