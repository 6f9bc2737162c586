// exercise: 07
// truth: wrong
// mistake: a MIN node that is cut returns beta instead of alpha, as copied from the MAX branch
// player: MIN
// style: fail-hard, ternary-free, final locals
// single: yes
// detail: always when a MIN node is cut
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(final Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (position.player() == Player.MAX) {
            int low = alpha;
            for (final A action : position.actions()) {
                position.make(action);
                final int v = value(position, low, beta);
                position.undo();
                if (v >= beta) {
                    return beta;
                }
                if (v > low) {
                    low = v;
                }
            }
            return low;
        }
        int high = beta;
        for (final A action : position.actions()) {
            position.make(action);
            final int v = value(position, alpha, high);
            position.undo();
            if (v <= alpha) {
                return beta;
            }
            if (v < high) {
                high = v;
            }
        }
        return high;
    }
}
