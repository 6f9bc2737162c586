// exercise: 07
// truth: wrong
// mistake: the children are given the window that the node was entered with, not the one narrowed by their siblings, so nearly nothing is cut
// player: both
// style: local copies of the bounds, ternaries
// single: yes
// detail: always; values and the position are right, leaves that cannot matter are asked for
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(final Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        final boolean max = position.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (final A move : position.actions()) {
            position.make(move);
            final int v = value(position, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            a = max ? Math.max(a, best) : a;
            b = max ? b : Math.min(b, best);
            if (a >= b) {
                return best;
            }
        }
        return best;
    }
}
