// exercise: 05
// truth: wrong
// mistake: bestAction searches in a window of 50 around the value of its last call and repeats the search only when the value is too low; when it is too high it keeps whatever the cut search chose.
// kind: subtle
// player: both
// style: aspiration window around the value of the last call, fail-soft
// single: yes
// detail: bestAction is right on the first call of an object; it goes wrong on later calls if the value is 50 or more above the last one
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MARGIN = 50;

    private Integer expected; // from the move before
    private A chosen;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int value;
        if (expected == null) {
            value = root(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY);
        } else {
            int low = expected - MARGIN;
            int high = expected + MARGIN;
            value = root(game, evaluation, state, depth, low, high);
            if (value <= low) {
                value = root(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY);
            }
        }
        expected = value;
        return chosen;
    }

    private int root(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > best) {
                best = value;
                chosen = action;
                alpha = Math.max(alpha, best);
            } else if (!max && value < best) {
                best = value;
                chosen = action;
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
