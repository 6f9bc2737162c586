// exercise: 05
// truth: wrong
// mistake: bestAction compares MIN's values with a variable of its own and never lowers beta, so the window at the root stays open
// player: MIN
// style: fail-soft, separate branches at the root
// single: yes
// detail: sometimes; the choices are right, cuts below the later actions are missed
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int lowest = Window.INFINITY;
        int highest = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            lowest = Math.min(lowest, value);
            highest = Math.max(highest, value);
        }
        return game.player(state) == Player.MAX ? highest : lowest;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value,
                        alphaBeta(game, evaluation, game.result(state, action), depth - 1, Math.max(alpha, value), beta));
                if (value >= beta) {
                    return value;
                }
            }
            return value;
        }
        int value = Window.INFINITY;
        for (A action : game.actions(state)) {
            value = Math.min(value,
                    alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Math.min(beta, value)));
            if (value <= alpha) {
                return value;
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A bestMove = null;
        if (game.player(state) == Player.MAX) {
            int bestValue = alpha;
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                if (value > bestValue) {
                    bestValue = value;
                    bestMove = action;
                    alpha = bestValue;
                }
            }
        } else {
            int bestValue = beta;
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                if (value < bestValue) {
                    bestValue = value;
                    bestMove = action;
                }
            }
        }
        return bestMove;
    }
}
