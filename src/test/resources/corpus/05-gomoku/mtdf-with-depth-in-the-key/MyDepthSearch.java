// exercise: 05
// truth: right
// mistake: none; bestAction is made of null-window searches only (MTD(f) at the children), with a table of bounds under state and depth, and leaves remembered within a call
// player: both
// style: MTD(f), transposition table made anew for each call, inner class
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
    private record Key<S>(S state, int depth) {}

    private static final class Bounds {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private static final class Search<S, A> {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<Key<S>, Bounds> table = new HashMap<>();
        final Map<S, Integer> leaves = new HashMap<>();

        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        Integer leaf(S state, int depth) {
            boolean over = game.terminal(state);
            if (!over && depth > 0) {
                return null;
            }
            Integer known = leaves.get(state);
            if (known == null) {
                known = over ? game.utility(state) : evaluation.value(state);
                leaves.put(state, known);
            }
            return known;
        }

        int exact(S state, int depth) {
            Integer leaf = leaf(state, depth);
            if (leaf != null) {
                return leaf;
            }
            Bounds known = table.computeIfAbsent(new Key<>(state, depth), key -> new Bounds());
            if (known.low < known.high) {
                int best = 0;
                boolean first = true;
                for (A action : game.actions(state)) {
                    int value = exact(game.result(state, action), depth - 1);
                    best = first ? value : game.player(state) == Player.MAX ? Math.max(best, value) : Math.min(best, value);
                    first = false;
                }
                known.low = best;
                known.high = best;
            }
            return known.low;
        }

        int within(S state, int depth, int alpha, int beta) {
            Integer leaf = leaf(state, depth);
            if (leaf != null) {
                return leaf;
            }
            Bounds known = table.computeIfAbsent(new Key<>(state, depth), key -> new Bounds());
            if (known.low >= beta || known.low == known.high) {
                return known.low;
            }
            if (known.high <= alpha) {
                return known.high;
            }
            int a = Math.max(alpha, known.low);
            int b = Math.min(beta, known.high);
            int low = a;
            int high = b;
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = within(game.result(state, action), depth - 1, low, high);
                if (max) {
                    best = Math.max(best, value);
                    low = Math.max(low, best);
                } else {
                    best = Math.min(best, value);
                    high = Math.min(high, best);
                }
                if (low >= high) {
                    break;
                }
            }
            if (best > a) {
                known.low = Math.max(known.low, best);
            }
            if (best < b) {
                known.high = Math.min(known.high, best);
            }
            return best;
        }

        /** The value if it lies between the two, by null windows only; otherwise the bound that it does not come beyond. */
        int mtdf(S state, int depth, int low, int high, int guess) {
            int value = guess;
            while (low < high) {
                int beta = Math.min(Math.max(value, low + 1), high);
                value = within(state, depth, beta - 1, beta);
                if (value < beta) {
                    high = Math.min(high, Math.max(value, low));
                } else {
                    low = Math.max(low, Math.min(value, high));
                }
            }
            return low;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).exact(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).within(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int next = max
                    ? search.mtdf(child, depth - 1, value, Window.INFINITY, best == null ? 0 : value)
                    : search.mtdf(child, depth - 1, -Window.INFINITY, value, best == null ? 0 : value);
            if (best == null || (max ? next > value : next < value)) {
                best = action;
                value = next;
            }
        }
        return best;
    }
}
