// exercise: 07
// truth: wrong
// mistake: a MIN node never lowers beta for its children; it compares its best with alpha only
// player: MIN
// style: one loop
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> p, int alpha, int beta) {
        if (p.terminal()) {
            return p.utility();
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            int v = value(p, alpha, beta);
            p.undo();
            if (max && v > best) {
                best = v;
                alpha = Math.max(alpha, v);
            } else if (!max && v < best) {
                best = v;
            }
            if (max ? alpha >= beta : alpha >= best) {
                break;
            }
        }
        return best;
    }
}
