// exercise: 05
// truth: right
// mistake: none; principal variation search with a second look, separate methods for MAX and MIN
// player: both
// style: PVS, fail-soft, inner class that holds game and evaluation
// single: yes
// detail: always
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

        int plain(S s, int plies) {
            if (game.terminal(s)) {
                return game.utility(s);
            } else if (plies == 0) {
                return eval.value(s);
            }
            var values = game.actions(s).stream().mapToInt(a -> plain(game.result(s, a), plies - 1));
            return (game.player(s) == Player.MAX ? values.max() : values.min()).getAsInt();
        }

        int value(S s, int plies, int alpha, int beta) {
            if (game.terminal(s)) {
                return game.utility(s);
            } else if (plies == 0) {
                return eval.value(s);
            }
            return game.player(s) == Player.MAX ? highest(s, plies, alpha, beta) : lowest(s, plies, alpha, beta);
        }

        private int highest(S s, int plies, int alpha, int beta) {
            int best = -Window.INFINITY;
            boolean first = true;
            for (A a : game.actions(s)) {
                S child = game.result(s, a);
                int v;
                if (first || beta == Window.INFINITY && alpha == -Window.INFINITY) {
                    v = value(child, plies - 1, alpha, beta);
                } else {
                    v = value(child, plies - 1, alpha, alpha + 1);
                    if (v > alpha && v < beta && beta - 1 > alpha) {
                        v = value(child, plies - 1, alpha, beta);
                    }
                }
                first = false;
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }

        private int lowest(S s, int plies, int alpha, int beta) {
            int best = Window.INFINITY;
            boolean first = true;
            for (A a : game.actions(s)) {
                S child = game.result(s, a);
                int v;
                if (first || beta == Window.INFINITY && alpha == -Window.INFINITY) {
                    v = value(child, plies - 1, alpha, beta);
                } else {
                    v = value(child, plies - 1, beta - 1, beta);
                    if (v < beta && v > alpha && beta - 1 > alpha) {
                        v = value(child, plies - 1, alpha, beta);
                    }
                }
                first = false;
                best = Math.min(best, v);
                beta = Math.min(beta, v);
                if (alpha >= beta) {
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = search.value(game.result(state, a), depth - 1, alpha, beta);
            if (best == null || (max ? v > alpha : v < beta)) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
