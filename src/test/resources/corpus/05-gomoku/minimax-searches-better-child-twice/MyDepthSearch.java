// exercise: 05
// truth: wrong
// mistake: minimax calls itself once in the comparison and once more for the assignment (if (minimax(..) > best) best = minimax(..)), so the evaluation and the utility are asked again and again for the same state; the values are right, but each state at the horizon should be asked once
// player: both
// style: beginner; no local variable for the child's value in minimax, alphaBeta is clean
// single: yes
// detail: the extra work grows exponentially with the depth
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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                if (minimax(game, evaluation, game.result(state, action), depth - 1) > best) {
                    best = minimax(game, evaluation, game.result(state, action), depth - 1);
                }
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                if (minimax(game, evaluation, game.result(state, action), depth - 1) < best) {
                    best = minimax(game, evaluation, game.result(state, action), depth - 1);
                }
            }
            return best;
        }
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
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                alpha = Math.max(alpha, value);
                if (alpha >= beta) {
                    break;
                }
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                beta = Math.min(beta, value);
                if (alpha >= beta) {
                    break;
                }
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                alpha = value;
                best = action;
            }
            if (game.player(state) == Player.MIN && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
