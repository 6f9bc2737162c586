// exercise: 05
// truth: wrong
// mistake: the mutable window object is handed to the child itself and not a copy, so what a node moves in its window stays moved for its parent and its later siblings
// kind: slip
// player: both
// style: one method with a mutable helper class Bounds, fail-soft
// single: yes
// detail: alphaBeta and bestAction give wrong values; minimax is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    /** alpha and beta in one thing, so that I need not hand over so many parameters. */
    static class Bounds {
        int alpha;
        int beta;

        Bounds(int alpha, int beta) {
            this.alpha = alpha;
            this.beta = beta;
        }

        /** Takes the value into account; returns true if the rest can be skipped. */
        boolean update(boolean isMax, int value) {
            if (isMax && value > alpha) {
                alpha = value;
            }
            if (!isMax && value < beta) {
                beta = value;
            }
            return alpha >= beta;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, a), depth - 1);
            if (isMax) {
                best = Math.max(best, v);
            } else {
                best = Math.min(best, v);
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Bounds(alpha, beta));
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Bounds bounds) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean isMax = game.player(state) == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, a), depth - 1, bounds);
            best = isMax ? Math.max(best, v) : Math.min(best, v);
            if (bounds.update(isMax, best)) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean isMax = game.player(state) == Player.MAX;
        Bounds bounds = new Bounds(-Window.INFINITY, Window.INFINITY);
        A bestAction = null;
        for (A a : game.actions(state)) {
            int v = search(game, evaluation, game.result(state, a), depth - 1, new Bounds(bounds.alpha, bounds.beta));
            if (isMax ? v > bounds.alpha : v < bounds.beta) {
                bestAction = a;
                bounds.update(isMax, v);
            }
        }
        return bestAction;
    }
}
