// exercise: 05
// truth: wrong
// mistake: bestAction starts MIN's search at the largest possible value instead of infinity, so it finds no action if all are worth that much
// player: MIN
// style: two loops, constants LOST and WON, ternaries
// single: yes
// detail: bestAction for MIN when every action is worth 1,000,000 to MAX: null is returned
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
        int low = Window.INFINITY;
        int high = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        return game.player(state) == Player.MIN ? low : high;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean min = game.player(state) == Player.MIN;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (min) {
                beta = value < beta ? value : beta;
            } else {
                alpha = value > alpha ? value : alpha;
            }
            if (beta <= alpha) {
                break;
            }
        }
        return min ? beta : alpha;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A choice = null;
        if (game.player(state) == Player.MIN) {
            int best = Window.MAX_VALUE;
            for (A action : game.actions(state)) {
                int value =
                        alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, best);
                if (value < best) {
                    best = value;
                    choice = action;
                }
            }
        } else {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value =
                        alphaBeta(game, evaluation, game.result(state, action), depth - 1, best, Window.INFINITY);
                if (value > best) {
                    best = value;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
