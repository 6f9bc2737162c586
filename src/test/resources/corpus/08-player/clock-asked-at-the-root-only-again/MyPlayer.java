// exercise: 08
// truth: wrong
// mistake: the clock is asked only between two actions of the root, so that a whole subtree is still searched when it is up
// kind: slip
// player: both
// style: optional result, lambda, scores in a map
// single: yes
// detail: more than 2,000 moves late when subtrees are large (14 actions, depth 5 and more)
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killers = new TreeMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> order = new ArrayList<>(position.actions());
        A answer = order.get(0);
        for (int depth = 1; depth <= 40; depth++) {
            Optional<A> found = iteration(position, clock, order, depth);
            if (found.isEmpty()) {
                return answer;
            }
            answer = found.get();
            front(order, answer);
        }
        return answer;
    }

    private Optional<A> iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : order) {
            if (clock.isUp()) {
                return Optional.empty();
            }
            position.make(action);
            int v = value(position, depth - 1, 1, low, high);
            position.undo();
            if (max && v > low) {
                low = v;
                best = action;
            }
            if (!max && v < high) {
                high = v;
                best = action;
            }
        }
        return Optional.ofNullable(best);
    }

    private int value(GivenPosition<A> position, int depth, int ply, int low, int high) {
        if (position.terminal()) {
            return position.utility() > 0 ? position.utility() - ply : position.utility() < 0 ? position.utility() + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        front(actions, killers.get(ply));
        for (A action : actions) {
            position.make(action);
            int v = value(position, depth - 1, ply + 1, low, high);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            low = max ? Math.max(low, best) : low;
            high = max ? high : Math.min(high, best);
            if (low >= high) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }

    private static <T> void front(List<T> list, T element) {
        if (element != null && list.remove(element)) {
            list.add(0, element);
        }
    }
}
