// exercise: 05
// truth: wrong
// mistake: the evaluation is asked at every state on the way down, before the tests whether the game is over or plies are left
// player: both
// style: local variable first, then the tests
// single: yes
// detail: always; the values are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return search(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, alpha, beta, true);
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean prune) {
        int estimate = evaluation.value(state);
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth < 1) {
            return estimate;
        }
        final boolean maximizing = game.player(state) == Player.MAX;
        int value = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int child = search(game, evaluation, game.result(state, action), depth - 1, alpha, beta, prune);
            if (maximizing) {
                value = Math.max(value, child);
            } else {
                value = Math.min(value, child);
            }
            if (prune) {
                if (maximizing) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return value;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        final boolean maximizing = game.player(state) == Player.MAX;
        int bestValue = maximizing ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : game.actions(state)) {
            int alpha = maximizing ? bestValue : -Window.INFINITY;
            int beta = maximizing ? Window.INFINITY : bestValue;
            int child = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            boolean better = maximizing ? child > bestValue : child < bestValue;
            if (better) {
                bestValue = child;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
