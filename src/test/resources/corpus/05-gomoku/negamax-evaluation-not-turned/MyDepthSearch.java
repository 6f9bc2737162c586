// exercise: 05
// truth: wrong
// mistake: in the negamax behind alphaBeta and bestAction the utility is multiplied by the colour of the side to move, the evaluation is not: at a state at the horizon with MIN to move the evaluation counts with the wrong sign
// player: MIN
// style: negamax for any order of turns: private helper returns the value to the side to move and turns the sign only where the mover changes
// single: yes
// detail: the sign is wrong exactly where MIN is to move at the horizon; minimax is plain and right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

/** Negamax. The helper returns everything from the view of the player that is passed to it. */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private static int sign(Player player) {
        return player == Player.MAX ? 1 : -1;
    }

    /** Value for {@code me}, who made the last decision above this state. */
    private int negamax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, Player me) {
        if (game.terminal(state)) {
            return sign(me) * game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != me) {
            return -negamax(game, evaluation, state, depth, -beta, -alpha, mover);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = negamax(game, evaluation, game.result(state, action), depth - 1, alpha, beta, me);
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return negamax(game, evaluation, state, depth, alpha, beta, Player.MAX);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player me = game.player(state);
        int alpha = -Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = negamax(game, evaluation, game.result(state, action), depth - 1, alpha, Window.INFINITY, me);
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }
}
