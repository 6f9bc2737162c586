// exercise: 05
// truth: wrong
// mistake: negamax: at the horizon alphaBeta and bestAction take the evaluation as it is, without turning its sign where MIN is to move
// player: MIN
// style: negamax with a colour factor
// kind: slip
// single: yes
// detail: at every evaluated state in which MIN is to move; utilities and plain minimax are right
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
        int colour = colour(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, colour * minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return colour * best;
    }

    private int colour(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    /** The value for whoever is to move; for a finished game the value for MAX. */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (depth == 0) {
            return evaluation.value(state);
        }
        int colour = colour(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, child(game, evaluation, game.result(state, action), depth - 1, alpha, beta, colour));
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    /** The value of a child for the colour of its parent. */
    private int child(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        return colour(game, state) == colour
                ? negamax(game, evaluation, state, depth, alpha, beta)
                : -negamax(game, evaluation, state, depth, -beta, -alpha);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return child(game, evaluation, state, depth, alpha, beta, 1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int colour = colour(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = child(game, evaluation, game.result(state, action), depth - 1, alpha, Window.INFINITY, colour);
            if (v > alpha) {
                alpha = v;
                best = action;
            }
        }
        return best;
    }
}
