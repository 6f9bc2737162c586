// exercise: 07
// truth: right
// mistake: -
// player: both
// style: two passes over the actions: ends are read and used first, the rest goes to a queue
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> p, int alpha, int beta) {
        return p.terminal() ? p.utility() : inner(p, alpha, beta);
    }

    private int inner(Position<A> p, int alpha, int beta) {
        final boolean up = p.player() == Player.MAX;
        int found = up ? -Window.INFINITY : Window.INFINITY;
        Deque<A> later = new ArrayDeque<>();
        for (A a : p.actions()) {
            p.make(a);
            if (!p.terminal()) {
                p.undo();
                later.addLast(a);
                continue;
            }
            int end = p.utility();
            p.undo();
            if (up ? end > found : end < found) {
                found = end;
            }
            if (up ? found >= beta : found <= alpha) {
                return found;
            }
        }
        while (!later.isEmpty()) {
            int lo = up ? Math.max(alpha, found) : alpha;
            int hi = up ? beta : Math.min(beta, found);
            if (lo >= hi) {
                break;
            }
            p.make(later.pollFirst());
            int v = inner(p, lo, hi);
            p.undo();
            found = up ? Math.max(found, v) : Math.min(found, v);
        }
        return found;
    }
}
