// exercise: 05
// truth: wrong
// mistake: bestAction takes a later action for MIN if its value is only equal, although the narrowed window makes an equal value a bound
// player: MIN
// style: helper class with fields for one search, loops with index
// single: yes
// detail: bestAction with MIN to move, when a later child is cut at a value equal to beta and is really worth more
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static class Searcher<S, A> {
        Game<S, A> g;
        Evaluation<S> e;

        Searcher(Game<S, A> g, Evaluation<S> e) {
            this.g = g;
            this.e = e;
        }

        int full(S s, int d) {
            if (g.terminal(s)) return g.utility(s);
            if (d <= 0) return e.value(s);
            List<A> as = g.actions(s);
            int best = full(g.result(s, as.get(0)), d - 1);
            for (int i = 1; i < as.size(); i++) {
                int v = full(g.result(s, as.get(i)), d - 1);
                if (g.player(s) == Player.MAX ? v > best : v < best) best = v;
            }
            return best;
        }

        int ab(S s, int d, int a, int b) {
            if (g.terminal(s)) return g.utility(s);
            if (d <= 0) return e.value(s);
            List<A> as = g.actions(s);
            if (g.player(s) == Player.MAX) {
                int best = -Window.INFINITY;
                for (int i = 0; i < as.size() && a < b; i++) {
                    best = Math.max(best, ab(g.result(s, as.get(i)), d - 1, a, b));
                    a = Math.max(a, best);
                }
                return best;
            }
            int best = Window.INFINITY;
            for (int i = 0; i < as.size() && a < b; i++) {
                best = Math.min(best, ab(g.result(s, as.get(i)), d - 1, a, b));
                b = Math.min(b, best);
            }
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Searcher<>(game, evaluation).full(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher<>(game, evaluation).ab(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Searcher<S, A> searcher = new Searcher<>(game, evaluation);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = game.player(state) == Player.MAX;
        for (A a : game.actions(state)) {
            int v = searcher.ab(game.result(state, a), depth - 1, alpha, beta);
            if (max) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else {
                if (v <= beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
