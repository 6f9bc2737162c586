// Wrong: negamax, and bestAction turns the sign of every action, also where the same player moves again.
// Fails first: bestAction: optimal within the depth for either player, even among ties
// Says: 
// Diagnosis: choice-turned-twice

import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return alphaBeta(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (isMin(game, state)) {
            return -forMover(game, evaluation, state, depth, -beta, -alpha);
        }
        return forMover(game, evaluation, state, depth, alpha, beta);
    }

    private boolean isMin(Game<S, A> game, S state) {
        return !game.terminal(state) && game.player(state) == Player.MIN;
    }

    /** What the state is worth to the player to move; what is over is worth it to MAX. */
    private int forMover(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean min = isMin(game, state);
        if (depth == 0) {
            return min ? -evaluation.value(state) : evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            boolean turns = min != isMin(game, next);
            int value = turns
                    ? -forMover(game, evaluation, next, depth - 1, -beta, -Math.max(alpha, best))
                    : forMover(game, evaluation, next, depth - 1, Math.max(alpha, best), beta);
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        A chosen = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int end = isMin(game, state) ? -1 : 1;
            int value = game.terminal(next)
                    ? end * game.utility(next)
                    : -forMover(game, evaluation, next, depth - 1, -Window.INFINITY, -best);
            if (value > best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
