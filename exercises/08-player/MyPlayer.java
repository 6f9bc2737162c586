import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/**
 * Exercise 08: a player with a clock. The task is in README.md beside this file.
 *
 * <p>The position is played in place, as in exercise 07: make, undo, terminal, utility, player ({@link Player#MAX} or {@link Player#MIN}),
 * actions. And position.evaluation() says what it is worth where the search must stop. Infinity is {@link Window#INFINITY}.
 */
public class MyPlayer<A> implements PlayerTask<A> {
    /** The action to play, when the clock is up at the latest. */
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        throw new UnsupportedOperationException(
                "TODO: return a good action. Begin with one ply: make each action, ask position.evaluation(), undo, keep the best.");
    }
}
