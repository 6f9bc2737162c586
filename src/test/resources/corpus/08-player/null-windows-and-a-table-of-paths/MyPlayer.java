// exercise: 08
// truth: right
// mistake: none; unusual: MTD(f) with null windows only, the root passes are many and only the last one that lifts (or lowers) the guess names the action; the table is keyed by the path of actions
// player: both
// style: MTD(f), transposition table with bounds, stops when the whole tree is known
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Entry<A> {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A first;
    }

    private static final class OutOfTime extends Exception {
        private static final long serialVersionUID = 1;
    }

    private GivenPosition<A> position;
    private Clock clock;
    /** The bounds of this iteration; what was best in the nodes of the one before. */
    private Map<List<A>, Entry<A>> table = new HashMap<>();

    private Map<List<A>, Entry<A>> before = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private final List<A> path = new ArrayList<>();
    private boolean sawHorizon;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        path.clear();
        table = new HashMap<>();
        A answer = position.actions().get(0);
        boolean max = position.player() == Player.MAX;
        int guess = 0;
        try {
            for (int depth = 1; depth <= 60; depth++) {
                before = table;
                table = new HashMap<>();
                sawHorizon = false;
                int low = -Window.INFINITY;
                int high = Window.INFINITY;
                A named = null;
                while (low < high) {
                    int bound = guess == low ? guess + 1 : guess;
                    guess = inner(depth, bound - 1, bound);
                    if (guess < bound) {
                        high = guess;
                        named = max ? named : table.get(path).first;
                    } else {
                        low = guess;
                        named = max ? table.get(path).first : named;
                    }
                }
                answer = named;
                if (!sawHorizon || Math.abs(guess) > Window.MAX_VALUE - 100) {
                    return answer;
                }
            }
        } catch (OutOfTime e) {
            return answer;
        }
        return answer;
    }

    private int value(int depth, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * path.size();
        }
        if (depth == 0) {
            sawHorizon = true;
            return position.evaluation();
        }
        return inner(depth, alpha, beta);
    }

    private int inner(int depth, int alpha, int beta) throws OutOfTime {
        Entry<A> entry = table.computeIfAbsent(List.copyOf(path), key -> new Entry<>());
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : order(entry)) {
            path.add(action);
            Entry<A> known = table.get(path);
            int value;
            if (known != null && known.low >= beta) {
                value = known.low;
            } else if (known != null && known.high <= alpha) {
                value = known.high;
            } else {
                position.make(action);
                value = value(depth - 1, alpha, beta);
                position.undo();
                Entry<A> now = table.computeIfAbsent(List.copyOf(path), key -> new Entry<>());
                if (value < beta) {
                    now.high = Math.min(now.high, value);
                }
                if (value > alpha) {
                    now.low = Math.max(now.low, value);
                }
            }
            path.remove(path.size() - 1);
            if (bestAction == null || (max ? value > best : value < best)) {
                best = value;
                bestAction = action;
            }
            if (max ? best >= beta : best <= alpha) {
                killers.put(path.size(), action);
                break;
            }
        }
        entry.first = bestAction;
        return best;
    }

    private List<A> order(Entry<A> entry) {
        List<A> actions = new ArrayList<>(position.actions());
        putFirst(actions, killers.get(path.size()));
        Entry<A> earlier = before.get(path);
        putFirst(actions, earlier == null ? null : earlier.first);
        putFirst(actions, entry.first);
        return actions;
    }

    private void putFirst(List<A> actions, A action) {
        if (action != null && actions.remove(action)) {
            actions.add(0, action);
        }
    }
}
