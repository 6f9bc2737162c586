// exercise: 05
// truth: right
// mistake: none; negamax for the player at each node, the window is turned only where the player changes
// player: both
// style: negamax, fail-soft
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? +1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int child = sign * minimax(game, evaluation, game.result(state, action), depth - 1);
            best = child > best ? child : best;
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return nega(game, evaluation, state, depth, alpha, beta, 1);
    }

    /** The value, and the window, in the eyes of the side with this sign. */
    private int nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int low, int high, int side) {
        if (game.terminal(state)) {
            return side * game.utility(state);
        }
        if (depth == 0) {
            return side * evaluation.value(state);
        }
        int mover = sign(game, state);
        if (mover != side) {
            return -nega(game, evaluation, state, depth, -high, -low, mover);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = nega(game, evaluation, game.result(state, action), depth - 1, low, high, mover);
            if (value > best) {
                best = value;
            }
            if (best > low) {
                low = best;
            }
            if (low >= high) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int mover = sign(game, state);
        int low = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = nega(game, evaluation, game.result(state, action), depth - 1, low, Window.INFINITY, mover);
            if (value > low) {
                low = value;
                best = action;
            }
        }
        return best;
    }
}
