// exercise: 05
// truth: wrong
// mistake: two mistakes: the MIN branch of alphaBeta lowers beta but has no cutoff (the break was only written in the MAX branch), and bestAction calls every child with the full window instead of narrowing it from one action to the next; values and choices are right, evaluations are asked that can no longer matter
// player: MIN
// style: beginner; one method with if/else, bestAction from exercise 03 with alphaBeta put in
// single: no
// detail: the missing cutoff is for MIN only, the open root window for both players
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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
        } else {
            best = Window.INFINITY;
        }
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (game.player(state) == Player.MAX) {
                best = Math.max(best, value);
            } else {
                best = Math.min(best, value);
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A bestAction = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int value = alphaBeta(
                    game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, Window.INFINITY);
            if (bestAction == null
                    || (game.player(state) == Player.MAX && value > bestValue)
                    || (game.player(state) == Player.MIN && value < bestValue)) {
                bestValue = value;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
