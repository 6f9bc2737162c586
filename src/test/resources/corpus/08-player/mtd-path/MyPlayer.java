// exercise: 08
// truth: right
// mistake: -
// player: both
// style: MTD(f) with a table by the path of actions (immutable linked list as key), bounds as records, unchecked exception
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int TOP = 1_100_000;

    private record Step(Step before, Object action, int hash) {
        static final Step NONE = new Step(null, null, 17);

        Step then(Object next) {
            return new Step(this, next, hash * 131 + next.hashCode());
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            Step a = this;
            if (!(other instanceof Step b)) {
                return false;
            }
            while (a != b) {
                if (a.before == null || b.before == null || a.hash != b.hash || !a.action.equals(b.action)) {
                    return false;
                }
                a = a.before;
                b = b.before;
            }
            return true;
        }
    }

    /** Between which numbers a place lies when it is looked at so deep. */
    private static final class Limits<A> {
        int depth;
        int low;
        int high;
        A good;
    }

    private static final class Late extends RuntimeException {
        private static final long serialVersionUID = 3L;

        Late() {
            super("late", null, true, false);
        }
    }

    private final class Thinking {
        final GivenPosition<A> position;
        final Clock clock;
        final Map<Step, Limits<A>> table = new HashMap<>();
        final Map<Integer, A> cutters = new HashMap<>();

        Thinking(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        int mtd(int guess, int depth) {
            Limits<A> root = table.computeIfAbsent(Step.NONE, key -> new Limits<>());
            int value = guess;
            int low = -TOP;
            int high = TOP;
            while (low < high) {
                int atLeast = value == low ? value + 1 : value;
                value = search(Step.NONE, depth, 0, atLeast);
                if (value < atLeast) {
                    high = value;
                } else {
                    low = value;
                }
            }
            return value;
        }

        /** Whether it is worth so much or more: returns a number that is at least atLeast, or one below. */
        int search(Step path, int depth, int ply, int atLeast) {
            if (clock.isUp()) {
                throw new Late();
            }
            if (position.terminal()) {
                int u = position.utility();
                return u - Integer.compare(u, 0) * ply;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            Limits<A> known = table.computeIfAbsent(path, key -> new Limits<>());
            if (known.depth != depth) {
                known.depth = depth;
                known.low = -TOP;
                known.high = TOP;
            }
            if (known.low >= atLeast) {
                return known.low;
            }
            if (known.high < atLeast) {
                return known.high;
            }
            boolean max = position.player() == Player.MAX;
            int best = max ? -TOP : TOP;
            List<A> actions = new ArrayList<>(position.actions());
            forward(cutters.get(ply), actions);
            forward(known.good, actions);
            for (A action : actions) {
                position.make(action);
                int value = search(path.then(action), depth - 1, ply + 1, atLeast);
                position.undo();
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max ? best >= atLeast : best < atLeast) {
                    known.good = action;
                    cutters.put(ply, action);
                    break;
                }
            }
            if (best >= atLeast) {
                known.low = best;
            } else {
                known.high = best;
            }
            return best;
        }

        /** The action with exactly this value at the root: the last one that proved it. */
        A choose(int value, int depth) {
            boolean max = position.player() == Player.MAX;
            for (A action : position.actions()) {
                position.make(action);
                int found = search(Step.NONE.then(action), depth - 1, 1, max ? value : value + 1);
                position.undo();
                if (max ? found >= value : found <= value) {
                    return action;
                }
            }
            throw new IllegalStateException("no action is worth " + value);
        }
    }

    private static <T> void forward(T favourite, List<T> list) {
        int at = list.indexOf(favourite);
        if (at > 0) {
            list.add(0, list.remove(at));
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Thinking thinking = new Thinking(position, clock);
        A sure = position.actions().iterator().next();
        int value = 0;
        try {
            for (int depth = 1; depth <= 64; depth++) {
                value = thinking.mtd(value, depth);
                sure = thinking.choose(value, depth);
                if (Math.abs(value) >= 1_000_000 - 64) {
                    return sure;
                }
            }
        } catch (Late late) {
            return sure;
        }
        return sure;
    }
}
