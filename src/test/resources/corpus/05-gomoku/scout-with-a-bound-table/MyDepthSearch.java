// exercise: 05
// truth: right
// mistake: none; null windows first, then a re-search, with a transposition table by state and plies that tells bounds from values
// player: both
// style: principal variation search (scout), table of lower and upper bounds for each call
// single: yes
// detail: leaves are kept in the table too, so no state is asked twice in a call
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<S>(S state, int plies) {}

    private record Bounds(int low, int high) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return plain(game, evaluation, new Key<>(state, depth), new HashMap<>());
    }

    private int plain(Game<S, A> game, Evaluation<S> evaluation, Key<S> key, Map<Key<S>, Integer> known) {
        Integer before = known.get(key);
        if (before != null) return before;
        S state = key.state();
        int value;
        if (game.terminal(state)) value = game.utility(state);
        else if (key.plies() == 0) value = evaluation.value(state);
        else {
            IntSummaryStatistics all = new IntSummaryStatistics();
            for (A a : game.actions(state)) all.accept(plain(game, evaluation, new Key<>(game.result(state, a), key.plies() - 1), known));
            value = game.player(state) == Player.MAX ? all.getMax() : all.getMin();
        }
        known.put(key, value);
        return value;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Scout(game, evaluation).search(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Scout scout = new Scout(game, evaluation);
        scout.search(state, depth, -Window.INFINITY, Window.INFINITY);
        return scout.choice;
    }

    private class Scout {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<Key<S>, Bounds> table = new HashMap<>();
        A choice; // at the node that was left last: in the end, the root

        Scout(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int search(S state, int plies, int alpha, int beta) {
            Key<S> key = new Key<>(state, plies);
            Bounds bounds = table.getOrDefault(key, new Bounds(-Window.INFINITY, Window.INFINITY));
            if (bounds.low() == bounds.high() || bounds.low() >= beta) return bounds.low();
            if (bounds.high() <= alpha) return bounds.high();
            if (game.terminal(state) || plies == 0) {
                int value = game.terminal(state) ? game.utility(state) : evaluation.value(state);
                table.put(key, new Bounds(value, value));
                return value;
            }
            boolean max = game.player(state) == Player.MAX;
            int a = alpha;
            int b = beta;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            A bestAction = null;
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int value;
                if (bestAction == null) {
                    value = search(child, plies - 1, a, b);
                } else if (max) {
                    value = search(child, plies - 1, a, a + 1);
                    if (value > a && value < b) value = search(child, plies - 1, value - 1, b);
                } else {
                    value = search(child, plies - 1, b - 1, b);
                    if (value < b && value > a) value = search(child, plies - 1, a, value + 1);
                }
                if (bestAction == null || (max ? value > best : value < best)) {
                    best = value;
                    bestAction = action;
                }
                if (max) a = Math.max(a, best);
                else b = Math.min(b, best);
                if (a >= b) break;
            }
            if (best <= alpha) bounds = new Bounds(bounds.low(), Math.min(bounds.high(), best));
            else if (best >= beta) bounds = new Bounds(Math.max(bounds.low(), best), bounds.high());
            else bounds = new Bounds(best, best);
            table.put(key, bounds);
            choice = bestAction;
            return best;
        }
    }
}
