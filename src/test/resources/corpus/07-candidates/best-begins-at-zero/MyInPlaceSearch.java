// exercise: 07
// truth: wrong
// mistake: the best of a MAX node starts at 0, so MAX nodes whose children are all negative are worth 0
// player: MAX
// style: two methods, iterator
// single: yes
// detail: only with negative values
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        return position.player() == Player.MAX ? max(position, alpha, beta) : min(position, alpha, beta);
    }

    private int max(Position<A> p, int alpha, int beta) {
        int best = 0;
        Iterator<A> it = p.actions().iterator();
        while (it.hasNext() && alpha < beta) {
            p.make(it.next());
            int v = value(p, alpha, beta);
            p.undo();
            if (v > best) best = v;
            if (v > alpha) alpha = v;
        }
        return best;
    }

    private int min(Position<A> p, int alpha, int beta) {
        int best = Integer.MAX_VALUE;
        Iterator<A> it = p.actions().iterator();
        while (it.hasNext() && alpha < beta) {
            p.make(it.next());
            int v = value(p, alpha, beta);
            p.undo();
            if (v < best) best = v;
            if (v < beta) beta = v;
        }
        return best;
    }
}
