import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

/**
 * Exercise 07, last part: alpha-beta on one position that is played in place. The task is in README.md beside this file.
 *
 * <p>It is the search of exercise 04, but there is only one position: position.make(action) changes it, position.undo() restores it.
 * {@code position.player()} tells you whose turn it is, {@link Player#MAX} or {@link Player#MIN}; the infinities are {@link Window#INFINITY} and -Window.INFINITY.
 */
public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /**
     * The value of the position to MAX, if it lies between alpha and beta; the position is as it was when this returns.
     *
     * @param alpha what MAX is already guaranteed
     * @param beta what MIN can keep this position to
     */
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        throw new UnsupportedOperationException(
                "TODO: return the value. Begin with a position that is over: position.terminal(), then position.utility().");
    }
}
