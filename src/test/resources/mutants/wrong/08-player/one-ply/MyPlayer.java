// Wrong: it looks one ply ahead.
// Fails first: Never plays the move of an iteration that was cut off half-way
// Says: two plies must be looked at
// Diagnosis: one-ply-only

import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        A best = null;
        int most = Integer.MIN_VALUE;
        for (A action : position.actions()) {
            position.make(action);
            int value = sign * (position.terminal() ? position.utility() : position.evaluation());
            position.undo();
            if (value > most) {
                most = value;
                best = action;
            }
        }
        return best;
    }
}
