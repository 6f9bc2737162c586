import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/**
 * Exercise 04: alpha-beta for any game, in four steps. The task is in README.md beside this file.
 *
 * <p>Ask the game as in exercise 03. It is the turn of {@link Player#MAX} or {@link Player#MIN}. The infinities are
 * {@link Window#INFINITY} and -Window.INFINITY, beyond every value that a game can have.
 */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /**
     * Steps 1 to 3: the value of the state to MAX, if it lies between alpha and beta.
     *
     * @param alpha what MAX is already guaranteed
     * @param beta what MIN can keep MAX to
     */
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        throw new UnsupportedOperationException(
                "TODO: return the value of the state. Begin with step 1: minimax as in exercise 03, without any cut.");
    }

    /** Step 4: an action that is best for the player to move. It is only asked of states that are not terminal. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        throw new UnsupportedOperationException(
                "TODO: return a best action. Begin with the value of each child, with the full window; narrow it afterwards.");
    }
}
