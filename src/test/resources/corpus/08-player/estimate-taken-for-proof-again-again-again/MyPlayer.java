// exercise: 08
// truth: wrong
// mistake: it stops deepening as soon as a value is beyond 100, which an estimate may be as well as a win, and leaves its time unused
// player: both
// style: negative thinking avoided, killers, early stop
// single: yes
// detail: sometimes, when the estimate is large; estimates may be anything within 100,000
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DECIDED = 100;

    private GivenPosition<A> p;
    private Clock c;
    private Object[] killers;

    private static class Over extends Error {
        Over() {
            super("over", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        p = position;
        c = clock;
        killers = new Object[100];
        List<A> moves = new ArrayList<>(p.actions());
        int sign = p.player() == Player.MAX ? 1 : -1;
        A chosen = moves.get(0);
        try {
            for (int depth = 1; depth < 60; depth++) {
                A best = null;
                int value = 0;
                for (A m : moves) {
                    int lo = best != null && sign > 0 ? value : -Window.INFINITY;
                    int hi = best != null && sign < 0 ? value : Window.INFINITY;
                    p.make(m);
                    int v = look(depth - 1, 1, lo, hi);
                    p.undo();
                    if (best == null || sign * v > sign * value) {
                        best = m;
                        value = v;
                    }
                }
                chosen = best;
                if (Math.abs(value) >= DECIDED) {
                    return chosen;
                }
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (Over over) {
            return chosen;
        }
        return chosen;
    }

    private int look(int depth, int ply, int lo, int hi) {
        if (c.isUp()) throw new Over();
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        List<A> moves = new ArrayList<>();
        for (A m : p.actions()) {
            if (m.equals(killers[ply])) moves.add(0, m);
            else moves.add(m);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A m : moves) {
            p.make(m);
            int v = look(depth - 1, ply + 1, lo, hi);
            p.undo();
            if (max) {
                if (v > best) best = v;
                if (v > lo) lo = v;
            } else {
                if (v < best) best = v;
                if (v < hi) hi = v;
            }
            if (lo >= hi) {
                killers[ply] = m;
                break;
            }
        }
        return best;
    }
}
