// exercise: 07
// truth: right
// mistake: none; undo stands in a finally block, so a return in the middle of the loop takes the move back as well; the window is that of negamax by sign.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            try {
                int v = sign > 0 ? value(position, low, high) : -value(position, -high, -low);
                if (v > best) {
                    best = v;
                    low = Math.max(low, v);
                    if (low >= high) return sign * best;
                }
            } finally {
                position.undo();
            }
        }
        return sign * best;
    }
}
