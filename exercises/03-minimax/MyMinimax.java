import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

/**
 * Exercise 03: minimax for any game. The task is in README.md beside this file.
 *
 * <p>S is the type of a state and A that of an action, whatever game it is: a board and a cell, or a place in a tree and the number of
 * a child. So you can only ask the game: terminal, utility, player ({@link Player#MAX} or {@link Player#MIN}), actions, result.
 *
 * <p>{@link Window#INFINITY} and -Window.INFINITY lie beyond every value. {@link Choice} holds an action together with its value, if you
 * would like to return both.
 */
public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** The value of the state to MAX when both sides play their best to the end. */
    @Override
    public int value(Game<S, A> game, S state) {
        throw new UnsupportedOperationException(
                "TODO: return the value of the state. Begin with a game that is over: game.terminal(state), then game.utility(state).");
    }

    /** An action that is best for the player to move. It is only asked of states that are not terminal. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        throw new UnsupportedOperationException(
                "TODO: return a best action. Begin by asking whose turn it is, because MAX and MIN want different things.");
    }
}
