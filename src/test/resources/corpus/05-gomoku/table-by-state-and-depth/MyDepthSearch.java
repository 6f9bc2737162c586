// exercise: 05
// truth: right
// mistake: none; a table of bounds by state and depth that lives for one call, ends of a node read first
// player: both
// style: inner class Searcher, table with lower and upper bounds, fail-soft
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (max ? v > best : v < best) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher<>(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Searcher<S, A> searcher = new Searcher<>(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = searcher.value(game.result(state, a), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private static final class Searcher<S, A> {
        private record Key<S>(S state, int depth) {}

        private final Game<S, A> game;
        private final Evaluation<S> evaluation;
        private final Map<Key<S>, int[]> bounds = new HashMap<>();

        Searcher(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int value(S state, int depth, int alpha, int beta) {
            if (game.terminal(state)) return game.utility(state);
            Key<S> key = new Key<>(state, depth);
            int[] known = bounds.computeIfAbsent(key, k -> new int[] {-Window.INFINITY, Window.INFINITY});
            if (known[0] >= beta || known[0] == known[1]) return known[0];
            if (known[1] <= alpha) return known[1];
            alpha = Math.max(alpha, known[0]);
            beta = Math.min(beta, known[1]);
            int v = depth == 0 ? evaluation.value(state) : inner(state, depth, alpha, beta);
            if (depth == 0 || v > alpha) known[0] = Math.max(known[0], v);
            if (depth == 0 || v < beta) known[1] = Math.min(known[1], v);
            return v;
        }

        private int inner(S state, int depth, int alpha, int beta) {
            List<S> ends = new ArrayList<>();
            List<S> others = new ArrayList<>();
            for (A a : game.actions(state)) {
                S child = game.result(state, a);
                (game.terminal(child) ? ends : others).add(child);
            }
            ends.addAll(others);
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (S child : ends) {
                int v = value(child, depth - 1, alpha, beta);
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max) alpha = Math.max(alpha, v);
                else beta = Math.min(beta, v);
                if (alpha >= beta) break;
            }
            return best;
        }
    }
}
