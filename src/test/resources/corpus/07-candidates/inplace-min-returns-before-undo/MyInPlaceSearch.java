// exercise: 07
// truth: wrong
// mistake: in the MIN branch the return of the cutoff stands before undo, so after a cut at a MIN node its last move stays on the position: it is not handed back as it was, and values that follow are wrong
// player: MIN
// style: one method, two loops
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
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
            int best = Window.INFINITY;
            for (A action : position.actions()) {
                position.make(action);
                best = Math.min(best, value(position, alpha, beta));
                if (best <= alpha) {
                    return best;
                }
                position.undo();
                beta = Math.min(beta, best);
            }
            return best;
        }
    }
}
