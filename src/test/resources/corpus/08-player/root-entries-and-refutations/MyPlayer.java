// exercise: 08
// truth: right
// mistake: none; every rule of the README is kept
// player: both
// style: fail-hard, list of root entries sorted by the last bounds, killers and refutations checked against the list of actions, then a history
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** The root keeps a list of entries with the value of the last iteration; below it, the best variation, killers and refutations come first. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int PLIES = 48;

    private static final class Entry<A> {
        final A action;
        int value;

        Entry(A action) {
            this.action = action;
        }
    }

    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 7;
    }

    private final Object[][] killer = new Object[PLIES + 1][2];
    private final Map<A, A> refutation = new HashMap<>();
    private final Map<A, Integer> often = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        for (Object[] two : killer) {
            Arrays.fill(two, null);
        }
        refutation.clear();
        often.clear();
        List<Entry<A>> entries = new ArrayList<>();
        position.actions().forEach(a -> entries.add(new Entry<>(a)));
        boolean max = position.player() == Player.MAX;
        A toPlay = entries.get(0).action;
        for (int depth = 1; depth <= PLIES; depth++) {
            try {
                int bound = max ? -Window.INFINITY : Window.INFINITY;
                int bestIndex = 0;
                for (int i = 0; i < entries.size(); i++) {
                    Entry<A> e = entries.get(i);
                    position.make(e.action);
                    e.value = value(position, clock, e.action, depth - 1, 1, max ? bound : -Window.INFINITY, max ? Window.INFINITY : bound);
                    position.undo();
                    if (i == 0 || (max ? e.value > bound : e.value < bound)) {
                        bound = e.value;
                        bestIndex = i;
                    }
                }
                toPlay = entries.get(bestIndex).action;
                entries.add(0, entries.remove(bestIndex));
                // The others by what is known of them. The values are bounds, but good enough for an order.
                entries.subList(1, entries.size())
                        .sort((a, b) -> max ? Integer.compare(b.value, a.value) : Integer.compare(a.value, b.value));
            } catch (ClockIsUp e) {
                return toPlay;
            }
        }
        return toPlay;
    }

    private int value(GivenPosition<A> position, Clock clock, A before, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.compare(utility, 0) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> often.getOrDefault(b, 0) - often.getOrDefault(a, 0));
        first(actions, killer[ply][1]);
        first(actions, killer[ply][0]);
        first(actions, refutation.get(before));
        if (position.player() == Player.MAX) {
            for (A a : actions) {
                position.make(a);
                int v = value(position, clock, a, depth - 1, ply + 1, alpha, beta);
                position.undo();
                if (v >= beta) {
                    hit(before, a, ply, depth);
                    return beta;
                }
                if (v > alpha) {
                    alpha = v;
                }
            }
            return alpha;
        }
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, a, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (v <= alpha) {
                hit(before, a, ply, depth);
                return alpha;
            }
            if (v < beta) {
                beta = v;
            }
        }
        return beta;
    }

    private void hit(A before, A a, int ply, int depth) {
        refutation.put(before, a);
        often.merge(a, depth * depth, Integer::sum);
        if (!a.equals(killer[ply][0])) {
            killer[ply][1] = killer[ply][0];
            killer[ply][0] = a;
        }
    }

    /** Moves the action to the front, if it is one of them at all. */
    private static <A> void first(List<A> actions, Object action) {
        int i = actions.indexOf(action);
        if (i > 0) {
            actions.add(0, actions.remove(i));
        }
    }
}
