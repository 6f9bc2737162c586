// exercise: 05
// truth: right
// mistake: none; principal variation search, the second child and later ones are tried with an empty window first, and what is known of a state is kept as two bounds
// player: both
// style: PVS, fail-soft, a record Search with a table of bounds per call
// single: yes
// detail: always
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Found<A>(A action, int value) {}

    private record Key<S>(S state, int left) {}

    private static class Bounds {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    private record Search<S, A>(Game<S, A> game, Evaluation<S> evaluation, Map<Key<S>, Bounds> table) {
        Search(Game<S, A> game, Evaluation<S> evaluation) {
            this(game, evaluation, new HashMap<>());
        }

        int exact(S s, int left) {
            if (game.terminal(s)) return game.utility(s);
            if (left == 0) return evaluation.value(s);
            var values = game.actions(s).stream().mapToInt(a -> exact(game.result(s, a), left - 1));
            return (game.player(s) == Player.MAX ? values.max() : values.min()).getAsInt();
        }

        Found<A> best(S s, int left, int alpha, int beta) {
            Bounds known = table.computeIfAbsent(new Key<>(s, left), k -> new Bounds());
            if (known.low >= beta || known.low == known.high) return new Found<>(null, known.low);
            if (known.high <= alpha) return new Found<>(null, known.high);
            if (left == 0 || game.terminal(s)) {
                known.low = known.high = game.terminal(s) ? game.utility(s) : evaluation.value(s);
                return new Found<>(null, known.low);
            }
            int lo = Math.max(alpha, known.low);
            int hi = Math.min(beta, known.high);
            final int from = lo, to = hi;
            boolean up = game.player(s) == Player.MAX;
            A choice = null;
            int found = 0;
            for (A a : game.actions(s)) {
                S child = game.result(s, a);
                int v;
                if (choice == null) {
                    v = best(child, left - 1, lo, hi).value();
                } else if (up) {
                    v = best(child, left - 1, lo, lo + 1).value();
                    if (v > lo && v < hi) v = Math.max(v, best(child, left - 1, v, hi).value());
                } else {
                    v = best(child, left - 1, hi - 1, hi).value();
                    if (v < hi && v > lo) v = Math.min(v, best(child, left - 1, lo, v).value());
                }
                if (choice == null || (up ? v > found : v < found)) {
                    choice = a;
                    found = v;
                }
                if (up) lo = Math.max(lo, found);
                else hi = Math.min(hi, found);
                if (lo >= hi) break;
            }
            if (found < to) known.high = Math.min(known.high, found);
            if (found > from) known.low = Math.max(known.low, found);
            return new Found<>(choice, Math.max(known.low, Math.min(known.high, found)));
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<S, A>(game, evaluation).exact(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<S, A>(game, evaluation).best(state, depth, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<S, A>(game, evaluation).best(state, depth, -Window.INFINITY, Window.INFINITY).action();
    }
}
