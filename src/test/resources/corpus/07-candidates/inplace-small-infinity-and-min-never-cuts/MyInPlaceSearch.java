// exercise: 07
// truth: wrong
// mistake: two mistakes: the best value starts from plus or minus 10000, so MAX never gets less and MIN never more than that although values reach a million; and MIN lowers beta but has no cutoff, so it looks at moves that cannot matter
// player: both
// style: one method, two loops, constant INF
// single: no
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int INF = 10000;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int best = -INF;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, alpha, beta);
                position.undo();
                best = Math.max(best, value);
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
            }
            return best;
        } else {
            int best = INF;
            for (A action : position.actions()) {
                position.make(action);
                int value = value(position, alpha, beta);
                position.undo();
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            return best;
        }
    }
}
