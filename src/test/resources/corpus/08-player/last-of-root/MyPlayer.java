// exercise: 08
// truth: wrong
// mistake: whether the clock was up is asked before each action of the root, not after the last one, so an iteration that was cut off in its last action counts as finished
// player: both
// style: null for an unfinished iteration, no exceptions, class for a node's window
// kind: subtle
// single: yes
// detail: the time ends while the last action of the root is looked at: its value is an estimate from somewhere below and may be taken as the best
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        for (int depth = 1; depth < 60; depth++) {
            A best = look(position, clock, actions, depth);
            if (best == null) {
                break; // not finished
            }
            actions.remove(best);
            actions.add(0, best);
        }
        return actions.get(0);
    }

    private A look(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        Range range = new Range(-1_000_001, 1_000_001);
        boolean max = position.player() == Player.MAX;
        A best = null;
        for (A action : actions) {
            if (clock.isUp()) {
                return null;
            }
            position.make(action);
            int value = value(position, clock, depth - 1, 1, new Range(range));
            position.undo();
            if (range.narrow(max, value)) {
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Range range) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -1_000_001 : 1_000_001;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, new Range(range));
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            range.narrow(max, value);
            if (range.low >= range.high) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }

    private static final class Range {
        private int low;
        private int high;

        Range(int low, int high) {
            this.low = low;
            this.high = high;
        }

        Range(Range other) {
            this(other.low, other.high);
        }

        boolean narrow(boolean max, int value) {
            if (max && value > low) {
                low = value;
                return true;
            }
            if (!max && value < high) {
                high = value;
                return true;
            }
            return false;
        }
    }
}
