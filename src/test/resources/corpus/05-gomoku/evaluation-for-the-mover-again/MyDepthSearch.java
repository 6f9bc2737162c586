// exercise: 05
// truth: wrong
// mistake: at the horizon the evaluation is negated when MIN is to move, although it is MAX's view already
// player: MIN
// style: two methods maxValue and minValue as in the textbook, shared by minimax and alphaBeta through a flag
// single: yes
// detail: finished games are worth the right number
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private class Searcher {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final boolean pruning;

        Searcher(Game<S, A> game, Evaluation<S> evaluation, boolean pruning) {
            this.game = game;
            this.evaluation = evaluation;
            this.pruning = pruning;
        }

        int value(S s, int d, int alpha, int beta) {
            if (game.terminal(s)) {
                return game.utility(s);
            }
            boolean maxMoves = game.player(s) == Player.MAX;
            if (d == 0) {
                int e = evaluation.value(s);
                return maxMoves ? e : -e; // good for whoever is to move
            }
            return maxMoves ? maxValue(s, d, alpha, beta) : minValue(s, d, alpha, beta);
        }

        private int maxValue(S s, int d, int alpha, int beta) {
            int v = -Window.INFINITY;
            for (A a : game.actions(s)) {
                v = Math.max(v, value(game.result(s, a), d - 1, alpha, beta));
                if (pruning) {
                    if (v >= beta) return v;
                    alpha = Math.max(alpha, v);
                }
            }
            return v;
        }

        private int minValue(S s, int d, int alpha, int beta) {
            int v = Window.INFINITY;
            for (A a : game.actions(s)) {
                v = Math.min(v, value(game.result(s, a), d - 1, alpha, beta));
                if (pruning) {
                    if (v <= alpha) return v;
                    beta = Math.min(beta, v);
                }
            }
            return v;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Searcher(game, evaluation, false).value(state, depth, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Searcher(game, evaluation, true).value(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Searcher searcher = new Searcher(game, evaluation, true);
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = searcher.value(game.result(state, a), depth - 1, alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A a : game.actions(state)) {
                int v = searcher.value(game.result(state, a), depth - 1, -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
