// exercise: 07
// truth: wrong
// mistake: after a null window that fails high a MAX node keeps the bound and does not search the child again
// player: MAX
// style: PVS, two branches
// single: yes
// detail: sometimes: a later child is better by two or more, and the null window returns a bound
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> p, int a, int b) {
        if (p.terminal()) {
            return p.utility();
        }
        int n = 0;
        if (p.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A x : p.actions()) {
                int lo = Math.max(a, best);
                p.make(x);
                int v = n++ == 0 || lo == -Window.INFINITY ? value(p, lo, b) : value(p, lo, lo + 1);
                p.undo();
                best = Math.max(best, v);
                if (best >= b) return best;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A x : p.actions()) {
            int hi = Math.min(b, best);
            p.make(x);
            int v = n++ == 0 || hi == Window.INFINITY ? value(p, a, hi) : value(p, hi - 1, hi);
            if (n > 1 && v < hi && v > a && hi != Window.INFINITY) v = value(p, a, hi);
            p.undo();
            best = Math.min(best, v);
            if (best <= a) return best;
        }
        return best;
    }
}
