// exercise: 07
// truth: right
// mistake: none; the test for the cut stands at the head of the loop, before the next move is made, and the bounds themselves are returned.
// player: both
// style: while loop over an iterator, fail hard
// single: yes
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            int end = position.utility();
            return end < alpha ? alpha : end > beta ? beta : end;
        }
        final boolean raise = position.player() != Player.MIN;
        Iterator<A> left = position.actions().iterator();
        while (alpha < beta && left.hasNext()) {
            position.make(left.next());
            int v = value(position, alpha, beta);
            if (raise) alpha = v;
            else beta = v;
            position.undo();
        }
        return raise ? alpha : beta;
    }
}
