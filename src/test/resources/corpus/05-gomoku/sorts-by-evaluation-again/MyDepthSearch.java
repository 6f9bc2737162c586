// exercise: 05
// truth: wrong
// mistake: the children of inner nodes are sorted by their evaluation, although the evaluation may be asked at the horizon only
// player: both
// style: sorting with a map and a comparator
// single: yes
// detail: alphaBeta from depth 2, bestAction from depth 3; values stay right
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        IntSummaryStatistics st = game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1)).summaryStatistics();
        return game.player(state) == Player.MAX ? st.getMax() : st.getMin();
    }

    /** The children, the most promising ones first. */
    private List<A> sorted(Game<S, A> game, Evaluation<S> evaluation, S state) {
        Map<A, Integer> guess = new HashMap<>();
        for (A a : game.actions(state)) {
            S next = game.result(state, a);
            guess.put(a, game.terminal(next) ? game.utility(next) : evaluation.value(next));
        }
        List<A> list = new ArrayList<>(game.actions(state));
        Comparator<A> c = Comparator.comparing(guess::get);
        list.sort(game.player(state) == Player.MAX ? c.reversed() : c);
        return list;
    }

    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : depth > 1 ? sorted(game, evaluation, state) : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }
}
