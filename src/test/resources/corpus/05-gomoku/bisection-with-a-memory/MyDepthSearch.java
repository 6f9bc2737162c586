// exercise: 05
// truth: right
// mistake: none; the value is found by halving the interval with null windows, over a memory of lower and upper bounds by state and depth that is new for each call
// player: both
// style: bisection, transposition table with two bounds
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Key<T>(T state, int depth) {}

    private static final class Bounds {
        int low = -Window.MAX_VALUE;
        int high = Window.MAX_VALUE;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return exact(game, evaluation, state, depth, new HashMap<>());
    }

    private int exact(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Map<Key<S>, Integer> known) {
        if (game.terminal(state)) return game.utility(state);
        Key<S> key = new Key<>(state, depth);
        Integer before = known.get(key);
        if (before != null) return before;
        int value;
        if (depth == 0) {
            value = evaluation.value(state);
        } else {
            boolean max = game.player(state) == Player.MAX;
            value = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                int v = exact(game, evaluation, game.result(state, action), depth - 1, known);
                value = max ? Math.max(value, v) : Math.min(value, v);
            }
        }
        known.put(key, value);
        return value;
    }

    /** Whether the value is at least the number. */
    private boolean atLeast(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int number, Map<Key<S>, Bounds> memory) {
        Bounds bounds = memory.computeIfAbsent(new Key<>(state, depth), key -> new Bounds());
        if (bounds.low >= number) return true;
        if (bounds.high < number) return false;
        boolean answer;
        if (game.terminal(state) || depth == 0) {
            int value = game.terminal(state) ? game.utility(state) : evaluation.value(state);
            bounds.low = value;
            bounds.high = value;
            return value >= number;
        }
        boolean max = game.player(state) == Player.MAX;
        answer = !max;
        for (A action : game.actions(state)) {
            if (atLeast(game, evaluation, game.result(state, action), depth - 1, number, memory) == max) {
                answer = max;
                break;
            }
        }
        if (answer) bounds.low = Math.max(bounds.low, number);
        else bounds.high = Math.min(bounds.high, number - 1);
        return answer;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return halve(game, evaluation, state, depth, alpha, beta, new HashMap<>());
    }

    private int halve(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Map<Key<S>, Bounds> memory) {
        // the value, held between the bounds: low says "this or less" as well if it is alpha
        int low = Math.max(alpha, -Window.MAX_VALUE);
        int high = Math.min(beta, Window.MAX_VALUE);
        while (low < high) {
            int middle = Math.floorDiv(low + high + 1, 2);
            if (atLeast(game, evaluation, state, depth, middle, memory)) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        Map<Key<S>, Bounds> memory = new HashMap<>();
        A best = null;
        int value = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (best != null && atLeast(game, evaluation, next, depth - 1, max ? value + 1 : value, memory) != max) {
                continue; // no better than what we have
            }
            best = action;
            value = halve(game, evaluation, next, depth - 1, -Window.INFINITY, Window.INFINITY, memory);
        }
        return best;
    }
}
