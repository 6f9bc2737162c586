// exercise: 07
// truth: wrong
// mistake: every child gets the window as it was when the node was entered: the best so far is compared with beta or alpha but never handed down to later siblings, so moves are looked at that cannot matter any more; the values are right
// player: both
// style: best form, window never narrowed
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(final Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        final boolean max = position.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (final A action : position.actions()) {
            position.make(action);
            final int v = value(position, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max && best >= beta || !max && best <= alpha) {
                break;
            }
        }
        return best;
    }
}
