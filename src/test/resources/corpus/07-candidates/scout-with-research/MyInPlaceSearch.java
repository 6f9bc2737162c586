// exercise: 07
// truth: right
// mistake: none; null windows and a second search where one is needed
// player: both
// style: PVS, fail-soft
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> p, int alpha, int beta) {
        if (p.terminal()) return p.utility();
        return p.player() == Player.MAX ? up(p, alpha, beta) : down(p, alpha, beta);
    }

    private int up(Position<A> p, int alpha, int beta) {
        int best = -Window.INFINITY;
        boolean first = true;
        for (A a : p.actions()) {
            int low = Math.max(alpha, best);
            p.make(a);
            int v;
            if (first || low == -Window.INFINITY) {
                v = value(p, low, beta);
            } else {
                v = value(p, low, low + 1);
                if (v > low && v < beta && beta > low + 1) v = value(p, low, beta);
            }
            p.undo();
            first = false;
            best = Math.max(best, v);
            if (best >= beta) break;
        }
        return best;
    }

    private int down(Position<A> p, int alpha, int beta) {
        int best = Window.INFINITY;
        boolean first = true;
        for (A a : p.actions()) {
            int high = Math.min(beta, best);
            p.make(a);
            int v;
            if (first || high == Window.INFINITY) {
                v = value(p, alpha, high);
            } else {
                v = value(p, high - 1, high);
                if (v < high && v > alpha && alpha < high - 1) v = value(p, alpha, high);
            }
            p.undo();
            first = false;
            best = Math.min(best, v);
            if (best <= alpha) break;
        }
        return best;
    }
}
