// exercise: 07
// truth: right
// mistake: none; undo stands in finally, so that no way out of the loop misses it
// player: both
// style: maxValue and minValue, try and finally, fail-soft
// single: yes
// detail: cuts inside the try
import plybook.game.*;
import plybook.task.*;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> p, int alpha, int beta) {
        if (p.terminal()) return p.utility();
        return p.player() == Player.MAX ? maxValue(p, alpha, beta) : minValue(p, alpha, beta);
    }

    private int maxValue(Position<A> p, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            try {
                v = Math.max(v, value(p, Math.max(alpha, v), beta));
                if (v >= beta) return v;
            } finally {
                p.undo();
            }
        }
        return v;
    }

    private int minValue(Position<A> p, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            try {
                v = Math.min(v, value(p, alpha, Math.min(beta, v)));
                if (v <= alpha) return v;
            } finally {
                p.undo();
            }
        }
        return v;
    }
}
