// exercise: 05
// truth: wrong
// mistake: bestAction begins at -1,000,000 for MAX and 1,000,000 for MIN and takes strictly better only, so if every action is worth just that it returns null
// player: both
// style: two branches, constants
// single: yes
// detail: sometimes; only if all actions are worth the extreme value, e.g. every child an end of -1000000 at a MAX node
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int LOWEST = -1_000_000;
    private static final int HIGHEST = 1_000_000;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = LOWEST;
            for (A a : game.actions(state)) {
                v = Math.max(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        } else {
            int v = HIGHEST;
            for (A a : game.actions(state)) {
                v = Math.min(v, minimax(game, evaluation, game.result(state, a), depth - 1));
            }
            return v;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth <= 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int v = LOWEST;
            for (A a : game.actions(state)) {
                v = Math.max(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, Math.max(alpha, v), beta));
                if (v >= beta) {
                    return v;
                }
            }
            return v;
        } else {
            int v = HIGHEST;
            for (A a : game.actions(state)) {
                v = Math.min(v, alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Math.min(beta, v)));
                if (v <= alpha) {
                    return v;
                }
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = LOWEST;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
        } else {
            int beta = HIGHEST;
            for (A a : game.actions(state)) {
                int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }
}
