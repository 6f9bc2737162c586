// exercise: 08
// truth: wrong
// mistake: for MAX the root is sorted upwards and then reversed, so among actions with the same fail-hard value the last comes first, whose value is only a bound
// player: MAX
// style: fail-hard, the root list is sorted by value after each iteration
// single: yes
// detail: sometimes; MAX at the root only, wherever a later action has failed at the best value
import java.util.*;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends Exception { }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> order = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        Map<A, Integer> history = new HashMap<>();
        try {
            for (int depth = 1; depth <= 40; depth++) {
                Map<A, Integer> values = new HashMap<>();
                int lo = -9_999_999, hi = 9_999_999;
                for (A action : order) {
                    position.make(action);
                    int v = ab(position, clock, history, depth - 1, 1, lo, hi);
                    position.undo();
                    values.put(action, v);
                    if (max) lo = Math.max(lo, v);
                    else hi = Math.min(hi, v);
                }
                List<A> next = new ArrayList<>(order);
                next.sort(Comparator.comparing(values::get));
                if (max) Collections.reverse(next);
                order = next;
                if (Math.abs(max ? lo : hi) > 999_000) break;
            }
        } catch (Up up) {
            return order.get(0);
        }
        return order.get(0);
    }

    private int ab(GivenPosition<A> g, Clock clock, Map<A, Integer> history, int depth, int ply, int lo, int hi) throws Up {
        if (clock.isUp()) throw new Up();
        int leaf;
        if (g.terminal()) {
            leaf = g.utility();
            if (leaf > 0) leaf -= ply;
            if (leaf < 0) leaf += ply;
            return leaf < lo ? lo : leaf > hi ? hi : leaf;
        }
        if (depth <= 0) {
            leaf = g.evaluation();
            return leaf < lo ? lo : leaf > hi ? hi : leaf;
        }
        List<A> actions = new ArrayList<>(g.actions());
        actions.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0)).reversed());
        boolean max = g.player() == Player.MAX;
        for (A a : actions) {
            g.make(a);
            int v = ab(g, clock, history, depth - 1, ply + 1, lo, hi);
            g.undo();
            if (max && v > lo) lo = v;
            if (!max && v < hi) hi = v;
            if (lo >= hi) {
                history.merge(a, 1 << Math.min(depth, 12), Integer::sum);
                break;
            }
        }
        return max ? lo : hi;
    }
}
