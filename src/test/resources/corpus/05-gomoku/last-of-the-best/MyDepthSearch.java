// exercise: 05
// truth: wrong
// mistake: bestAction for MIN also takes an action whose value only equals the best, which may be the bound of a child that was cut
// player: MIN
// style: bestAction in two branches, map-free, final variables
// single: yes
// detail: sometimes; only among ties
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth < 1) return evaluation.value(state);
        final boolean isMax = game.player(state).equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final int childValue = minimax(game, evaluation, game.result(state, action), depth - 1);
            result = isMax ? Math.max(childValue, result) : Math.min(childValue, result);
        }
        return result;
    }

    @Override
    public int alphaBeta(
            final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth < 1) return evaluation.value(state);
        final boolean isMax = game.player(state).equals(Player.MAX);
        int result = isMax ? -Window.INFINITY : Window.INFINITY;
        for (final A action : game.actions(state)) {
            final int childValue = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (isMax) {
                result = Math.max(childValue, result);
                alpha = Math.max(alpha, result);
            } else {
                result = Math.min(childValue, result);
                beta = Math.min(beta, result);
            }
            if (beta <= alpha) return result;
        }
        return result;
    }

    @Override
    public A bestAction(final Game<S, A> game, final Evaluation<S> evaluation, final S state, final int depth) {
        A best = null;
        if (game.player(state).equals(Player.MAX)) {
            int alpha = -Window.INFINITY;
            for (final A action : game.actions(state)) {
                final int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (final A action : game.actions(state)) {
                final int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, beta);
                if (v <= beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
