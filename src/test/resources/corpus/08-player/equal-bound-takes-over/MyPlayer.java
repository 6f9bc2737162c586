// exercise: 08
// truth: wrong
// mistake: at the root an action whose number equals the best so far replaces it, although the number is only a bound after a cut at equality
// player: both
// style: one class for the search, MAX and MIN folded with a comparator
// single: yes
// detail: sometimes; only where a later action is cut at exactly the value of the best
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Stop extends RuntimeException {
        private static final long serialVersionUID = 3;

        Stop() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> order = new ArrayList<>(position.actions());
        Map<Integer, A> killers = new HashMap<>();
        boolean max = position.player() == Player.MAX;
        A toPlay = order.get(0);
        int depth = 0;
        try {
            while (++depth < 45) {
                int low = -3_000_000, high = 3_000_000;
                A best = order.get(0);
                for (A action : order) {
                    position.make(action);
                    int v = value(position, clock, killers, depth - 1, low, high);
                    position.undo();
                    if (max && v >= low) {
                        low = v;
                        best = action;
                    }
                    if (!max && v <= high) {
                        high = v;
                        best = action;
                    }
                }
                toPlay = best;
                if (Math.abs(max ? low : high) >= 1_000_000) {
                    break;
                }
                Collections.swap(order, 0, order.indexOf(best));
            }
        } catch (Stop stop) {
            return toPlay;
        }
        return toPlay;
    }

    private int value(GivenPosition<A> pos, Clock clock, Map<Integer, A> killers, int depth, int low, int high) {
        if (clock.isUp()) throw new Stop();
        if (pos.terminal()) return pos.utility() + depth * Integer.signum(pos.utility());
        if (depth == 0) return pos.evaluation();
        boolean max = pos.player() == Player.MAX;
        List<A> actions = new ArrayList<>(pos.actions());
        int at = actions.indexOf(killers.get(depth));
        if (at > 0) Collections.swap(actions, 0, at);
        int best = max ? -3_000_000 : 3_000_000;
        for (A a : actions) {
            pos.make(a);
            int v = value(pos, clock, killers, depth - 1, low, high);
            pos.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) low = Math.max(low, best);
            else high = Math.min(high, best);
            if (low >= high) {
                killers.put(depth, a);
                break;
            }
        }
        return best;
    }
}
