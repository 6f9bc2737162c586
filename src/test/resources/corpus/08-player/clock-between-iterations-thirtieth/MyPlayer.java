// exercise: 08
// truth: wrong
// mistake: the clock is asked only at the root, before each action, so a subtree that has been begun is searched to its end
// player: both
// style: while loop with the clock as its condition, iterator, generic pair
// kind: slip
// single: yes
// detail: when the clock ends in a deep iteration on a broad position: the move comes more than 2,000 moves too late

import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Map.Entry;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> cutters = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutters.clear();
        Deque<A> actions = new ArrayDeque<>(position.actions());
        int depth = 0;
        while (!clock.isUp() && ++depth < 50 && actions.size() > 1) {
            Entry<A, Integer> result = iterate(position, clock, actions, depth);
            if (result == null) {
                break;
            }
            actions.remove(result.getKey());
            actions.addFirst(result.getKey());
            if (Math.abs(result.getValue()) > 999_900) {
                break;
            }
        }
        return actions.getFirst();
    }

    private Entry<A, Integer> iterate(GivenPosition<A> position, Clock clock, Deque<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        Entry<A, Integer> best = null;
        for (Iterator<A> it = actions.iterator(); it.hasNext(); ) {
            A action = it.next();
            if (clock.isUp()) {
                return null; // not finished
            }
            position.make(action);
            int lo = max && best != null ? best.getValue() : Integer.MIN_VALUE;
            int hi = !max && best != null ? best.getValue() : Integer.MAX_VALUE;
            int value = search(position, depth - 1, 1, lo, hi);
            position.undo();
            if (best == null || (max ? value > best.getValue() : value < best.getValue())) {
                best = new SimpleEntry<>(action, value);
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, int depth, int ply, int lo, int hi) {
        if (position.terminal()) {
            return position.utility() - ply * Integer.compare(position.utility(), 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        Deque<A> actions = new ArrayDeque<>(position.actions());
        A cutter = cutters.get(depth);
        if (cutter != null && actions.remove(cutter)) {
            actions.addFirst(cutter);
        }
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        while (!actions.isEmpty()) {
            A action = actions.poll();
            position.make(action);
            int value = search(position, depth - 1, ply + 1, lo, hi);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            lo = max ? Math.max(lo, best) : lo;
            hi = max ? hi : Math.min(hi, best);
            if (lo >= hi) {
                cutters.put(depth, action);
                return best;
            }
        }
        return best;
    }
}
