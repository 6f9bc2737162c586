// exercise: 08
// truth: wrong
// mistake: the clock is asked only between iterations, and the last iteration is finished however long it takes
// player: both
// style: interface with lambdas, two methods
// kind: slip
// single: yes
// detail: an iteration that begins before the clock is up and is larger than 2,000 moves
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> p;
    private final Map<Integer, A> killers = new TreeMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        p = position;
        killers.clear();
        Player me = p.player();
        List<A> list = new ArrayList<>(p.actions());
        for (int depth = 1; depth <= 40 && !clock.isUp(); depth++) {
            int low = -Window.INFINITY;
            int high = Window.INFINITY;
            A best = null;
            for (A a : list) {
                p.make(a);
                int v = v(depth - 1, 1, low, high);
                p.undo();
                if (best == null || (me == Player.MAX ? v > low : v < high)) {
                    best = a;
                    low = me == Player.MAX ? v : low;
                    high = me == Player.MAX ? high : v;
                }
            }
            list.remove(best);
            list.add(0, best);
            if (Math.max(low, -high) > 999_000 && low != -high) {
                break;
            }
        }
        return list.get(0);
    }

    private int v(int depth, int ply, int low, int high) {
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        return p.player() == Player.MAX ? max(depth, ply, low, high) : min(depth, ply, low, high);
    }

    private List<A> sorted(int ply) {
        List<A> list = new LinkedList<>(p.actions());
        A k = killers.get(ply);
        if (k != null && list.remove(k)) {
            list.add(0, k);
        }
        return list;
    }

    private int max(int depth, int ply, int low, int high) {
        int v = -Window.INFINITY;
        for (A a : sorted(ply)) {
            p.make(a);
            v = Math.max(v, v(depth - 1, ply + 1, Math.max(low, v), high));
            p.undo();
            if (v >= high) {
                killers.put(ply, a);
                return v;
            }
        }
        return v;
    }

    private int min(int depth, int ply, int low, int high) {
        int v = Window.INFINITY;
        for (A a : sorted(ply)) {
            p.make(a);
            v = Math.min(v, v(depth - 1, ply + 1, low, Math.min(high, v)));
            p.undo();
            if (v <= low) {
                killers.put(ply, a);
                return v;
            }
        }
        return v;
    }
}
