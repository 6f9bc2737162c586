// exercise: 05
// truth: wrong
// mistake: negamax turns the sign and the window at every ply, although the same player may move again
// player: both
// style: negamax with a colour
// kind: slip
// single: yes
// detail: in games in which MAX and MIN do not take turns; with strict turns it is right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int colour(Game<S, A> game, S state) {
        return game.terminal(state) || game.player(state) == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int colour = colour(game, state);
        return colour * full(game, evaluation, state, depth, colour);
    }

    private int full(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        if (depth == 0) {
            return colour * evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, -full(game, evaluation, game.result(state, action), depth - 1, -colour));
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return colour(game, state) > 0
                ? negamax(game, evaluation, state, depth, alpha, beta, 1)
                : -negamax(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    private int negamax(
            Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int colour) {
        if (game.terminal(state)) {
            return colour * game.utility(state);
        }
        if (depth == 0) {
            return colour * evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = -negamax(game, evaluation, game.result(state, action), depth - 1, -beta, -alpha, -colour);
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
        int colour = colour(game, state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = -negamax(
                    game, evaluation, game.result(state, action), depth - 1, -Window.INFINITY, -alpha, -colour);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
