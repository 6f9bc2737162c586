// exercise: 05
// truth: wrong
// mistake: in bestAction MAX takes a later action whose number equals the best, though it may be a bound of a child that was cut
// player: MAX
// style: a mutable inner search object per call that holds game and evaluation
// single: yes
// detail: sometimes, only with ties
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Evaluation<S> eval;

        Search(Game<S, A> game, Evaluation<S> eval) {
            this.game = game;
            this.eval = eval;
        }

        boolean maxToMove(S s) {
            return game.player(s) == Player.MAX;
        }

        int plain(S s, int plies) {
            if (game.terminal(s)) return game.utility(s);
            if (plies == 0) return eval.value(s);
            boolean max = maxToMove(s);
            Integer best = null;
            for (A a : game.actions(s)) {
                int v = plain(game.result(s, a), plies - 1);
                if (best == null || (max ? v > best : v < best)) best = v;
            }
            return best;
        }

        int window(S s, int plies, int lo, int hi) {
            if (game.terminal(s)) return game.utility(s);
            if (plies == 0) return eval.value(s);
            boolean max = maxToMove(s);
            for (A a : game.actions(s)) {
                int v = window(game.result(s, a), plies - 1, lo, hi);
                if (max) lo = Math.max(lo, v);
                else hi = Math.min(hi, v);
                if (lo >= hi) break;
            }
            return max ? lo : hi;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).window(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        int lo = -Window.INFINITY;
        int hi = Window.INFINITY;
        A chosen = null;
        if (search.maxToMove(state)) {
            for (A a : game.actions(state)) {
                int v = search.window(game.result(state, a), depth - 1, lo, hi);
                if (v >= lo) {
                    lo = v;
                    chosen = a;
                }
            }
        } else {
            for (A a : game.actions(state)) {
                int v = search.window(game.result(state, a), depth - 1, lo, hi);
                if (v < hi) {
                    hi = v;
                    chosen = a;
                }
            }
        }
        return chosen;
    }
}
