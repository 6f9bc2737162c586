// exercise: 08
// truth: right
// mistake: none; history map for the order, unchecked exception for the clock, stops when it is proved
// player: both
// style: one recursive method, HashMap of credits
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends RuntimeException {}

    private GivenPosition<A> pos;
    private Clock clock;
    private Map<A, Integer> credit;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.credit = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A answer = root.get(0);
        if (root.size() == 1) return answer;
        try {
            for (int depth = 1; depth < 60; depth++) {
                boolean max = pos.player() == Player.MAX;
                int lo = -Window.INFINITY, hi = Window.INFINITY;
                A best = null;
                for (A a : root) {
                    pos.make(a);
                    int v = search(depth - 1, 1, lo, hi);
                    pos.undo();
                    if (best == null || (max ? v > lo : v < hi)) {
                        best = a;
                        if (max) lo = v;
                        else hi = v;
                    }
                }
                answer = best;
                root.remove(best);
                root.add(0, best);
                if (Math.abs(max ? lo : hi) > 900_000) break;
            }
        } catch (OutOfTime e) {
            return answer;
        }
        return answer;
    }

    private int search(int depth, int ply, int lo, int hi) {
        if (clock.isUp()) throw new OutOfTime();
        if (pos.terminal()) {
            int u = pos.utility();
            return u - ply * Integer.signum(u);
        }
        if (depth == 0) return pos.evaluation();
        boolean max = pos.player() == Player.MAX;
        List<A> list = new ArrayList<>(pos.actions());
        list.sort(Comparator.comparingInt((A a) -> -credit.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            pos.make(a);
            int v = search(depth - 1, ply + 1, lo, hi);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                lo = Math.max(lo, v);
            } else {
                best = Math.min(best, v);
                hi = Math.min(hi, v);
            }
            if (lo >= hi) {
                credit.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
