// exercise: 05
// truth: wrong
// mistake: in alphaBeta's negamax the evaluation is taken as the mover's view, so where MIN is to move at the horizon it counts with the wrong sign (utilities are turned rightly)
// kind: slip
// player: MIN
// style: negamax in the mover's view, a private method for the parent's player
// single: yes
// detail: only where MIN is to move at the horizon
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
        Integer best = null;
        Player player = game.player(state);
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (best == null || player == Player.MAX && value > best || player == Player.MIN && value < best) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return negamax(game, evaluation, state, depth, Player.MAX, alpha, beta);
    }

    /** The value as the viewer sees it; the window is his as well. */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Player viewer, int alpha, int beta) {
        if (game.terminal(state)) {
            return viewer == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != viewer) {
            return -negamax(game, evaluation, state, depth, mover, -beta, -alpha);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = negamax(game, evaluation, game.result(state, action), depth - 1, mover, Math.max(alpha, best), beta);
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player mover = game.player(state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int value = negamax(game, evaluation, game.result(state, action), depth - 1, mover, best, Window.INFINITY);
            if (value > best) {
                best = value;
                choice = action;
            }
        }
        return choice;
    }
}
