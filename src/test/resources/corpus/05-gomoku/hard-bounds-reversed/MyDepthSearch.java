// exercise: 05
// truth: right
// mistake: none; values are clamped to the window (fail hard), children are tried from the last to the first, and bestAction returns at once if there is one action only.
// player: both
// style: fail hard, helper class for one search
// single: yes
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final class Search<S, A> {
        final Game<S, A> game;
        final Evaluation<S> eval;

        Search(Game<S, A> game, Evaluation<S> eval) {
            this.game = game;
            this.eval = eval;
        }

        boolean isEnd(S s, int depth) {
            return depth == 0 || game.terminal(s);
        }

        int end(S s) {
            return game.terminal(s) ? game.utility(s) : eval.value(s);
        }

        int plain(S s, int depth) {
            if (isEnd(s, depth)) {
                return end(s);
            }
            List<A> as = game.actions(s);
            int lowest = Integer.MAX_VALUE;
            int highest = Integer.MIN_VALUE;
            for (A a : as) {
                int v = plain(game.result(s, a), depth - 1);
                lowest = Math.min(lowest, v);
                highest = Math.max(highest, v);
            }
            return game.player(s) == Player.MAX ? highest : lowest;
        }

        int inside(S s, int depth, int alpha, int beta) {
            if (isEnd(s, depth)) {
                return Math.max(alpha, Math.min(beta, end(s)));
            }
            List<A> as = game.actions(s);
            Player turn = game.player(s);
            for (int i = as.size() - 1; i >= 0 && alpha < beta; i--) {
                int v = inside(game.result(s, as.get(i)), depth - 1, alpha, beta);
                if (turn == Player.MAX) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
            return turn == Player.MAX ? alpha : beta;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).inside(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> as = game.actions(state);
        if (as.size() == 1) {
            return as.get(0);
        }
        Search<S, A> search = new Search<>(game, evaluation);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (int i = as.size() - 1; i >= 0; i--) {
            int v = search.inside(game.result(state, as.get(i)), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX ? v > alpha : v < beta) {
                best = as.get(i);
                if (game.player(state) == Player.MAX) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
