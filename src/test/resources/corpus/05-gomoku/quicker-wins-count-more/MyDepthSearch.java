// exercise: 05
// truth: wrong
// mistake: the depth that is left is added to a win and taken from a loss, so an end is not worth its utility
// player: both
// style: chess style, final locals, fail-soft
// single: yes
// detail: wherever the game ends before the horizon with a utility other than 0
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private int endValue(final Game<S, A> game, final S state, final int depth) {
        final int utility = game.utility(state);
        return utility + Integer.signum(utility) * depth;
    }

    @Override
    public int minimax(final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth) {
        if (game.terminal(state)) {
            return endValue(game, state, depth);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        final boolean maximizing = game.player(state) == Player.MAX;
        int best = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (final A action : game.actions(state)) {
            final int score = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = maximizing ? Math.max(best, score) : Math.min(best, score);
        }
        return best;
    }

    @Override
    public int alphaBeta(
            final Game<S, A> game,
            final Evaluation<S> evaluation,
            final S state,
            final int depth,
            final int alpha,
            final int beta) {
        if (game.terminal(state)) {
            return endValue(game, state, depth);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int lower = alpha;
        int upper = beta;
        final boolean maximizing = game.player(state) == Player.MAX;
        int best = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (final A action : game.actions(state)) {
            final int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, lower, upper);
            if (maximizing) {
                best = Math.max(best, score);
                lower = Math.max(lower, best);
            } else {
                best = Math.min(best, score);
                upper = Math.min(upper, best);
            }
            if (lower >= upper) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth) {
        final boolean maximizing = game.player(state) == Player.MAX;
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        A chosen = null;
        for (final A action : game.actions(state)) {
            final int score = alphaBeta(game, evaluation, game.result(state, action), depth - 1, lower, upper);
            if (maximizing && score > lower) {
                lower = score;
                chosen = action;
            }
            if (!maximizing && score < upper) {
                upper = score;
                chosen = action;
            }
        }
        return chosen;
    }
}
