// exercise: 05
// truth: wrong
// mistake: evaluations are remembered within a call under state.hashCode() instead of under the state, so two different states with the same hash code get the same number
// kind: subtle
// player: both
// style: cache of leaves made anew for each call, computeIfAbsent
// single: yes
// detail: only in games whose states have colliding hash codes
import java.util.HashMap;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** The same evaluation, asked only once about each state. */
    private static <S> Evaluation<S> cached(Evaluation<S> evaluation) {
        Map<Integer, Integer> values = new HashMap<>();
        return state -> values.computeIfAbsent(state.hashCode(), hash -> evaluation.value(state));
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return full(game, cached(evaluation), state, depth);
    }

    private int full(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, full(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, full(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return cut(game, cached(evaluation), state, depth, alpha, beta);
    }

    private int cut(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, cut(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (alpha >= beta) {
                    break;
                }
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, cut(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (beta <= alpha) {
                break;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Evaluation<S> once = cached(evaluation);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = cut(game, once, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX ? value > alpha : value < beta) {
                best = action;
                if (game.player(state) == Player.MAX) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }
}
