// exercise: 07
// truth: wrong
// mistake: alpha and beta are fields that every node saves and restores, but the return of a cutoff leaves them as they are, so the parent goes on with its child's bounds
// kind: slip
// player: both
// style: window in fields, saved in locals, iterator
// single: yes
// detail: only after a cut
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private int alpha;
    private int beta;
    private Position<A> position;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        this.position = position;
        this.alpha = alpha;
        this.beta = beta;
        return search();
    }

    private int search() {
        if (position.terminal()) {
            return position.utility();
        }
        final int oldAlpha = alpha;
        final int oldBeta = beta;
        final boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> it = position.actions().iterator();
        while (it.hasNext()) {
            position.make(it.next());
            int v = search();
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                return best; // nothing more can matter here
            }
        }
        alpha = oldAlpha;
        beta = oldBeta;
        return best;
    }
}
