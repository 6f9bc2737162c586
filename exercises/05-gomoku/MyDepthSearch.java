import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

/**
 * Exercise 05, second part: minimax and alpha-beta that look only so many plies ahead. The task is in README.md beside this file.
 *
 * <p>You ask the game as in exercises 03 and 04, and {@code evaluation.value(state)} for a state at which you have to stop before the
 * game is over. {@code game.player(state)} tells you whose turn it is, {@link Player#MAX} or {@link Player#MIN}; the
 * infinities are {@link Window#INFINITY} and -Window.INFINITY.
 */
public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** The value of the state to MAX, so many plies ahead. */
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        throw new UnsupportedOperationException(
                "TODO: return the value of the state. Begin with two ends: the game is over, and no plies are left.");
    }

    /** The same value, if it lies between alpha and beta. */
    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        throw new UnsupportedOperationException(
                "TODO: return the value of the state. Begin with your alpha-beta of exercise 04, and hand the depth down.");
    }

    /** An action that is best for the player to move. It is only asked of states that are not terminal, with a depth of 1 or more. */
    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        throw new UnsupportedOperationException(
                "TODO: return a best action. Begin with the value of each child: how many plies are left after the action?");
    }
}
