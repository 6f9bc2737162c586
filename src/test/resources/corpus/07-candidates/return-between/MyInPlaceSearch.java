// exercise: 07
// truth: wrong
// mistake: on a cutoff it returns before undo, so the last move stays on the position
// player: both
// style: two branches, fail-soft
// single: yes
// detail: always, once something is cut
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
        if (p.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : p.actions()) {
                p.make(a);
                int v = value(p, alpha, beta);
                best = Math.max(best, v);
                if (best >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, best);
                p.undo();
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A a : p.actions()) {
                p.make(a);
                int v = value(p, alpha, beta);
                best = Math.min(best, v);
                if (best <= alpha) {
                    return best;
                }
                beta = Math.min(beta, best);
                p.undo();
            }
            return best;
        }
    }
}
