// exercise: 05
// truth: wrong
// mistake: asks whether no plies are left before it asks whether the game is over, so finished games at the horizon are evaluated
// player: both
// style: max and min written out in two branches
// single: yes
// detail: always, where the game ends exactly at the horizon
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                max = Math.max(max, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                min = Math.min(min, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return min;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (A action : game.actions(state)) {
                max = Math.max(max, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                alpha = Math.max(alpha, max);
                if (beta <= alpha) {
                    break;
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (A action : game.actions(state)) {
                min = Math.min(min, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                beta = Math.min(beta, min);
                if (beta <= alpha) {
                    break;
                }
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A result = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    result = action;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    result = action;
                }
            }
        }
        return result;
    }
}
