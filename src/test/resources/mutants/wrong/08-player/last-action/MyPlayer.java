// Wrong: it plays the last action that there is.
// Fails first: A legal move on any board, however little time there is, and the win where one move wins
// Says: completes five
// Diagnosis: choice-last

import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return position.actions().get(position.actions().size() - 1);
    }
}
