// exercise: 07
// truth: wrong
// mistake: the first look at the ends among the children returns on a cut without taking the move back
// player: both
// style: ends first, then the other children; private helper
// single: yes
// detail: only if an end right below a node already closes its window
import java.util.ArrayList;
import java.util.List;
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
        List<A> later = new ArrayList<>();

        for (A a : p.actions()) {
            p.make(a);
            if (p.terminal()) {
                int u = p.utility();
                if (max) {
                    best = Math.max(best, u);
                    alpha = Math.max(alpha, u);
                } else {
                    best = Math.min(best, u);
                    beta = Math.min(beta, u);
                }
                if (alpha >= beta) {
                    return best;
                }
            } else {
                later.add(a);
            }
            p.undo();
        }

        for (A a : later) {
            p.make(a);
            int v = value(p, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }
}
