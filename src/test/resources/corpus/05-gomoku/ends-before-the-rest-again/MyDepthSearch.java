// exercise: 05
// truth: right
// mistake: none; at every node the finished children are read first, then the others from the last to the first; fail-hard for MAX, fail-soft for MIN
// player: both
// style: two mutually recursive methods, children in two lists
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        int low = Window.INFINITY;
        int high = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            low = Math.min(low, v);
            high = Math.max(high, v);
        }
        return game.player(state) == Player.MIN ? low : high;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? highest(game, evaluation, state, depth, alpha, beta)
                : lowest(game, evaluation, state, depth, alpha, beta);
    }

    private Deque<S> children(Game<S, A> game, S state) {
        Deque<S> ends = new ArrayDeque<>();
        Deque<S> others = new ArrayDeque<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (game.terminal(child)) {
                ends.addLast(child);
            } else {
                others.addFirst(child);
            }
        }
        ends.addAll(others);
        return ends;
    }

    private int highest(Game<S, A> game, Evaluation<S> e, S state, int depth, int alpha, int beta) {
        for (S child : children(game, state)) {
            int v = alphaBeta(game, e, child, depth - 1, alpha, beta);
            if (v >= beta) {
                return beta;
            }
            if (v > alpha) {
                alpha = v;
            }
        }
        return alpha;
    }

    private int lowest(Game<S, A> game, Evaluation<S> e, S state, int depth, int alpha, int beta) {
        int best = Window.INFINITY;
        for (S child : children(game, state)) {
            best = Math.min(best, alphaBeta(game, e, child, depth - 1, alpha, Math.min(best, beta)));
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, lo, hi);
            if (v <= lo || v >= hi) {
                continue;
            }
            chosen = action;
            if (max) {
                lo = v;
            } else {
                hi = v;
            }
        }
        return chosen;
    }
}
