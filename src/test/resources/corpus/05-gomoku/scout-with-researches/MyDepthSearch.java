// exercise: 05
// truth: right
// mistake: none; principal variation search with null windows and a second search where one fails
// player: both
// style: PVS, two private methods for MAX and MIN
// single: yes
// detail: always; asks for some leaves again in the second searches, and in rare cases for one that the null-window result of an inner node had ruled out, as PVS does
import java.util.Iterator;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return game.player(state) == Player.MAX
                ? highest(game, evaluation, state, depth, alpha, beta)
                : lowest(game, evaluation, state, depth, alpha, beta);
    }

    private int highest(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        Iterator<A> it = g.actions(s).iterator();
        int best = alphaBeta(g, e, g.result(s, it.next()), depth - 1, alpha, beta);
        while (it.hasNext() && best < beta) {
            int low = Math.max(alpha, best);
            S child = g.result(s, it.next());
            int v = alphaBeta(g, e, child, depth - 1, low, low + 1);
            if (v > low && v < beta) v = Math.max(v, alphaBeta(g, e, child, depth - 1, v, beta));
            best = Math.max(best, v);
        }
        return best;
    }

    private int lowest(Game<S, A> g, Evaluation<S> e, S s, int depth, int alpha, int beta) {
        Iterator<A> it = g.actions(s).iterator();
        int best = alphaBeta(g, e, g.result(s, it.next()), depth - 1, alpha, beta);
        while (it.hasNext() && best > alpha) {
            int high = Math.min(beta, best);
            S child = g.result(s, it.next());
            int v = alphaBeta(g, e, child, depth - 1, high - 1, high);
            if (v < high && v > alpha) v = Math.min(v, alphaBeta(g, e, child, depth - 1, alpha, v));
            best = Math.min(best, v);
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            if (max) {
                int v = alphaBeta(game, evaluation, child, depth - 1, bound, Window.INFINITY);
                if (v > bound) { bound = v; best = a; }
            } else {
                int v = alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, bound);
                if (v < bound) { bound = v; best = a; }
            }
        }
        return best;
    }
}
