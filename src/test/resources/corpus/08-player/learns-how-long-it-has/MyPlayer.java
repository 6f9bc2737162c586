// exercise: 08
// truth: wrong
// mistake: it takes the number of moves that it could make in the call before for the time it has now, and does not begin an iteration that would not fit, although the clock may be a longer one this time
// player: both
// style: over-engineered, time manager
// single: yes
// detail: sometimes; only if the same object gets a longer clock after a short one
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = Window.MAX_VALUE - 1_000;

    /** Knows how many moves have been made, and how many there is time for. */
    private static final class TimeManager {
        private long budget = Long.MAX_VALUE;
        private long made;
        private long lastIteration;
        private long before;

        void begin() {
            made = 0;
            lastIteration = 0;
            before = 0;
        }

        void count() {
            made++;
        }

        boolean worthBeginning() {
            long needed = 2 * lastIteration;
            return made + needed <= budget;
        }

        void iterationIsOver() {
            lastIteration = made - before;
            before = made;
        }

        void clockWasUp() {
            budget = made;
        }
    }

    private final TimeManager time = new TimeManager();
    private final Map<A, Integer> history = new HashMap<>();
    private boolean interrupted;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        time.begin();
        history.clear();
        interrupted = false;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth <= 50 && (depth <= 2 || time.worthBeginning()); depth++) {
            int[] value = new int[1];
            Optional<A> result = iteration(position, clock, actions, depth, value);
            if (result.isEmpty()) {
                time.clockWasUp();
                break;
            }
            time.iterationIsOver();
            best = result.get();
            actions.remove(best);
            actions.add(0, best);
            if (Math.abs(value[0]) > WON) {
                break;
            }
        }
        return best;
    }

    private Optional<A> iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int[] value) {
        boolean max = position.player() == Player.MAX;
        Window window = Window.FULL;
        A best = actions.get(0);
        for (A action : actions) {
            int v = child(position, clock, action, depth, 1, window);
            if (interrupted) {
                return Optional.empty();
            }
            Window narrowed = window.narrowedBy(position.player(), v);
            if (!narrowed.equals(window)) {
                best = action;
                window = narrowed;
            }
        }
        value[0] = max ? window.alpha() : window.beta();
        return Optional.of(best);
    }

    private int child(GivenPosition<A> position, Clock clock, A action, int depth, int ply, Window window) {
        time.count();
        position.make(action);
        int v = value(position, clock, depth - 1, ply, window);
        position.undo();
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) {
        if (interrupted || clock.isUp()) {
            interrupted = true;
            return 0;
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - ply * Integer.signum(utility);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = child(position, clock, action, depth, ply + 1, window);
            if (interrupted) {
                return 0;
            }
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
