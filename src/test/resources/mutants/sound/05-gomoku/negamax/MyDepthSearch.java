// Sound: every value in the view of who moves, turned at the two ends.

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
                best = Math.max(best, minimax(game, evaluation, game.result(state, action), depth - 1));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, minimax(game, evaluation, game.result(state, action), depth - 1));
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
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return sign > 0
                ? negamax(game, evaluation, state, depth, alpha, beta)
                : -negamax(game, evaluation, state, depth, -beta, -alpha);
    }

    /** The value to the player to move; the state is not terminal, and a ply is left. */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            int value;
            if (game.terminal(child)) {
                value = sign * game.utility(child);
            } else if (depth == 1) {
                value = sign * evaluation.value(child);
            } else if (game.player(child) == game.player(state)) {
                value = negamax(game, evaluation, child, depth - 1, alpha, beta);
            } else {
                value = -negamax(game, evaluation, child, depth - 1, -beta, -alpha);
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            }
            if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
