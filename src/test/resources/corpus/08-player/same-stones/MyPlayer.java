// exercise: 08
// truth: wrong
// mistake: a memory takes positions for the same if both sides have done the same actions in whatever order; that is so in Gomoku but not in a tree
// player: both
// style: transposition table with a record of sets as its key, exact values only
// single: yes
// detail: right on boards; on trees, as soon as the same numbers in another order lead to another node (from three plies on)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Stones<A>(Set<A> max, Set<A> min, int depth) {}

    private static class Finished extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Stones<A>, Integer> table = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private final Set<A> byMax = new HashSet<>();
    private final Set<A> byMin = new HashSet<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth <= 40; depth++) {
                table.clear();
                byMax.clear();
                byMin.clear();
                boolean max = position.player() == Player.MAX;
                int value = max ? -Window.INFINITY : Window.INFINITY;
                A best = null;
                for (A action : actions) {
                    int found = play(action, depth, 0, max ? value : -Window.INFINITY, max ? Window.INFINITY : value);
                    if (best == null || (max ? found > value : found < value)) {
                        value = found;
                        best = action;
                    }
                }
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(value) > 900_000) {
                    break;
                }
            }
        } catch (Finished e) {
            return actions.get(0);
        }
        return actions.get(0);
    }

    private int play(A action, int depth, int ply, int alpha, int beta) {
        Set<A> mine = position.player() == Player.MAX ? byMax : byMin;
        position.make(action);
        boolean fresh = mine.add(action);
        int value = value(depth - 1, ply + 1, alpha, beta);
        if (fresh) {
            mine.remove(action);
        }
        position.undo();
        return value;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Finished();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Stones<A> key = depth > 1 ? new Stones<>(Set.copyOf(byMax), Set.copyOf(byMin), depth) : null;
        Integer known = key == null ? null : table.get(key);
        if (known != null) {
            return known;
        }
        boolean max = position.player() == Player.MAX;
        int low = alpha;
        int high = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> order = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (order.remove(killer)) {
            order.add(0, killer);
        }
        for (A action : order) {
            int found = play(action, depth, ply, low, high);
            best = max ? Math.max(best, found) : Math.min(best, found);
            if (max) {
                low = Math.max(low, best);
            } else {
                high = Math.min(high, best);
            }
            if (low >= high) {
                killers.put(depth, action);
                break;
            }
        }
        if (key != null && best > alpha && best < beta) {
            table.put(key, best);
        }
        return best;
    }
}
