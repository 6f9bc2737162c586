// exercise: 08
// truth: right
// mistake: -
// player: both
// style: aspiration windows at the root that are widened until the value lies inside, history in a table by player, functional interfaces
// kind: -
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 1_000_001;

    private record Found<A>(A action, int value) {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }
        Map<Player, Map<A, Integer>> history = new EnumMap<>(Player.class);
        history.put(Player.MAX, new HashMap<>());
        history.put(Player.MIN, new HashMap<>());
        Found<A> last = new Found<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= 99; depth++) {
                int margin = depth < 3 ? 2 * LIMIT : 400;
                Found<A> found;
                int low;
                int high;
                do {
                    low = Math.max(-LIMIT, last.value() - margin);
                    high = Math.min(LIMIT, last.value() + margin);
                    found = root(position, clock, actions, depth, low, high, history);
                    margin = margin >= 6_400 ? 2 * LIMIT : 4 * margin;
                } while (found.value() <= low || found.value() >= high); // outside: only a bound
                last = found;
                actions.remove(last.action());
                actions.add(0, last.action());
                if (Math.abs(last.value()) > 999_000) {
                    return last.action();
                }
            }
        } catch (TimeoutException e) {
            return last.action();
        }
        return last.action();
    }

    private Found<A> root(GivenPosition<A> p, Clock clock, List<A> actions, int depth, int low, int high, Map<Player, Map<A, Integer>> history)
            throws TimeoutException {
        boolean max = p.player() == Player.MAX;
        Found<A> best = null;
        for (A action : actions) {
            p.make(action);
            int value = value(p, clock, depth - 1, 1, low, high, history);
            p.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Found<>(action, value);
            }
            if (max) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
            if (low >= high) {
                break;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int low, int high, Map<Player, Map<A, Integer>> history)
            throws TimeoutException {
        if (clock.isUp()) {
            throw new TimeoutException();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u == 0 ? 0 : u < 0 ? u + ply : u - ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        Player mover = p.player();
        Map<A, Integer> mine = history.get(mover);
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((a, b) -> mine.getOrDefault(b, 0) - mine.getOrDefault(a, 0));
        int best = mover == Player.MAX ? -LIMIT : LIMIT;
        for (A action : actions) {
            p.make(action);
            int value = value(p, clock, depth - 1, ply + 1, low, high, history);
            p.undo();
            if (mover == Player.MAX) {
                best = Math.max(best, value);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, best);
            }
            if (low >= high) {
                mine.merge(action, 1 << Math.min(depth, 12), Integer::sum);
                break;
            }
        }
        return best;
    }
}
