// exercise: 05
// truth: wrong
// mistake: bestAction begins with a window of -1,000,000 to 1,000,000 and takes only what is strictly better, so it returns null if every action is worth -1,000,000 (for MIN 1,000,000)
// player: both
// style: separate methods for MAX and MIN
// single: yes
// detail: sometimes; only if all actions lose by the largest value that a game may have
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MOST = 1_000_000;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? highest(game, evaluation, state, depth)
                : lowest(game, evaluation, state, depth);
    }

    private int highest(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int most = -MOST;
        for (A action : game.actions(state)) {
            most = Math.max(most, minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return most;
    }

    private int lowest(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int least = MOST;
        for (A action : game.actions(state)) {
            least = Math.min(least, minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return least;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, evaluation, state, depth, alpha, beta)
                : minValue(game, evaluation, state, depth, alpha, beta);
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (value > alpha) {
                alpha = value;
            }
            if (alpha >= beta) {
                return beta;
            }
        }
        return alpha;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (value < beta) {
                beta = value;
            }
            if (alpha >= beta) {
                return alpha;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -MOST;
        int beta = MOST;
        A choice = null;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                choice = action;
            }
            if (!max && value < beta) {
                beta = value;
                choice = action;
            }
        }
        return choice;
    }
}
