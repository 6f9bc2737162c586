// exercise: 07
// truth: wrong
// mistake: a child gets the node's best so far as its bound and not the tighter one of it and the bound from above, so deep cuts are missed
// player: both
// style: ternaries, one loop, best as the bound
// single: yes
// detail: the values are right; some leaves are asked for that cannot matter any more
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        final boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : pos.actions()) {
            pos.make(action);
            int v = max ? value(pos, best, beta) : value(pos, alpha, best);
            pos.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) break;
        }
        return best;
    }
}
