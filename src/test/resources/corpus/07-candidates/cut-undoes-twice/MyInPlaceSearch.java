// exercise: 07
// truth: wrong
// mistake: undo is called once more where it cuts, although the move is already taken back
// player: both
// style: while loop with an iterator, ternaries
// single: yes
// detail: only after a cutoff; at the root an exception
import java.util.Iterator;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Iterator<A> it = pos.actions().iterator();
        while (it.hasNext()) {
            pos.make(it.next());
            int v = value(pos, alpha, beta);
            pos.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                pos.undo();
                return best;
            }
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
        }
        return best;
    }
}
