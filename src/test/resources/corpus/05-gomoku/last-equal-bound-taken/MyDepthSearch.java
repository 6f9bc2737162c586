// exercise: 05
// truth: wrong
// mistake: for MAX bestAction also takes an action whose value is only equal to the best, though behind a cut that is only a bound
// player: MAX
// style: fail-hard for both, root written for each player
// single: yes
// detail: sometimes; a later action that was cut returns the bound itself and replaces the best one
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
        int max = -Window.INFINITY;
        int min = Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = minimax(game, evaluation, game.result(state, action), depth - 1);
            max = Math.max(max, child);
            min = Math.min(min, child);
        }
        return game.player(state) == Player.MAX ? max : min;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int child = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX) {
                alpha = Math.max(alpha, child);
            } else {
                beta = Math.min(beta, child);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return player == Player.MAX ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return game.player(state) == Player.MAX
                ? bestForMax(game, evaluation, state, depth)
                : bestForMin(game, evaluation, state, depth);
    }

    private A bestForMax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Window.INFINITY);
            if (value >= alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }

    private A bestForMin(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, beta);
            if (value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
