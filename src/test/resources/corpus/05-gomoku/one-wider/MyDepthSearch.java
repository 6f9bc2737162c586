// exercise: 05
// truth: wrong
// mistake: bestAction widens the window by one for ties, but for MIN it subtracts one as for MAX, so MIN's window ends one too early and an action that is better by exactly one looks like a tie with a worse one
// player: MIN
// style: last of the equally good actions, window one wider
// kind: subtle
// single: yes
// detail: MIN to move at the root, and a later action whose cut bound is exactly best - 1 or equal to it
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
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
            lowest = value < lowest ? value : lowest;
            highest = value > highest ? value : highest;
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
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            if (alpha >= beta) {
                break;
            }
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            if (best == null) {
                best = new Choice<>(
                        action, alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, Window.INFINITY));
                continue;
            }
            // one beyond the best so far, so that an equal value is exact and no bound
            int limit = best.value() - 1;
            int value = max
                    ? alphaBeta(game, evaluation, child, depth - 1, limit, Window.INFINITY)
                    : alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, limit);
            if (max ? value >= best.value() : value <= best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best.action();
    }
}
