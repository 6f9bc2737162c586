// exercise: 08
// truth: wrong
// mistake: nothing is chosen before the first iteration has been finished, so with very little time the answer is null, which is no legal move
// player: both
// style: over-engineered, Optional
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/**
 * A player in parts: an {@link Engine} that searches one iteration, an {@link Orderer} that learns which actions are good, and a table that
 * remembers the best action after a path of moves (so far the empty one only). An iteration that was cut off gives no answer at all.
 */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 40;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Engine<A> engine = new Engine<>(position, clock, new Orderer<>());
        A decision = null;
        for (int depth = 1; depth <= DEEPEST; depth++) {
            Optional<A> best = engine.iteration(depth);
            if (best.isEmpty()) {
                return decision;
            }
            decision = best.get();
        }
        return decision;
    }

    private static final class Orderer<A> {
        // deeper down the history alone orders better
        private static final int FAR = 0;

        private final Map<A, Long> history = new HashMap<>();
        private final Map<List<A>, A> bestAfter = new HashMap<>();

        List<A> order(List<A> actions, Deque<A> path) {
            A remembered = path.size() > FAR ? null : bestAfter.get(List.copyOf(path));
            List<A> sorted = new ArrayList<>(actions);
            sorted.sort(Comparator.comparingLong((A a) -> a.equals(remembered) ? Long.MIN_VALUE : -history.getOrDefault(a, 0L)));
            return sorted;
        }

        void learn(Deque<A> path, A best) {
            if (path.size() <= FAR && best != null) {
                bestAfter.put(List.copyOf(path), best);
            }
        }

        void cutBy(A action, int depth) {
            history.merge(action, (long) depth * depth, Long::sum);
        }
    }

    private static final class Engine<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Orderer<A> orderer;
        private final Deque<A> path = new ArrayDeque<>();
        private boolean over;

        Engine(GivenPosition<A> position, Clock clock, Orderer<A> orderer) {
            this.position = position;
            this.clock = clock;
            this.orderer = orderer;
        }

        Optional<A> iteration(int depth) {
            A best = null;
            boolean max = position.player() == Player.MAX;
            Window window = Window.FULL;
            for (A action : orderer.order(position.actions(), path)) {
                int value = after(action, depth - 1, window);
                if (over) {
                    return Optional.empty();
                }
                if (best == null || (max ? value > window.alpha() : value < window.beta())) {
                    best = action;
                    window = window.narrowedBy(position.player(), value);
                }
            }
            orderer.learn(path, best);
            return Optional.of(best);
        }

        private int after(A action, int depth, Window window) {
            position.make(action);
            path.addLast(action);
            int value = value(depth, window);
            path.removeLast();
            position.undo();
            return value;
        }

        private int value(int depth, Window window) {
            if (over || (over = clock.isUp())) {
                return 0;
            }
            if (position.terminal()) {
                int utility = position.utility();
                return Integer.signum(utility) * (Math.abs(utility) - Math.min(path.size(), Math.abs(utility)));
            }
            if (depth == 0) {
                return position.evaluation();
            }
            Player player = position.player();
            int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            A bestAction = null;
            for (A action : orderer.order(position.actions(), path)) {
                int value = after(action, depth - 1, window);
                if (over) {
                    return 0;
                }
                if (player == Player.MAX ? value > best : value < best) {
                    best = value;
                    bestAction = action;
                }
                window = window.narrowedBy(player, value);
                if (window.closed()) {
                    orderer.cutBy(action, depth);
                    orderer.learn(path, bestAction); // without a cut the values are bounds only, and the best of them means little
                    break;
                }
            }
            return best;
        }
    }
}
