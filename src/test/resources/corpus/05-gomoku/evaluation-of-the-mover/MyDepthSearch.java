// exercise: 05
// truth: wrong
// mistake: turns the sign of the evaluation where MIN is to move at the horizon
// player: both
// style: one loop per method, a leaf method
// single: yes
// detail: always; wherever MIN is to move at the horizon
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int leaf(Game<S, A> game, Evaluation<S> evaluation, S state) {
        int value = evaluation.value(state);
        return game.player(state) == Player.MAX ? value : -value;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return leaf(game, evaluation, state);
        }
        if (game.player(state) == Player.MAX) {
            int value = -Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.max(value, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A action : game.actions(state)) {
                value = Math.min(value, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return value;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return leaf(game, evaluation, state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (beta <= alpha) {
                    break;
                }
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (beta <= alpha) {
                    break;
                }
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A bestAction = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX && value > alpha) {
                alpha = value;
                bestAction = action;
            }
            if (player == Player.MIN && value < beta) {
                beta = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
