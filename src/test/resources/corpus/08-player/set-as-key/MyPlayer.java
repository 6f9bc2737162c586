// exercise: 08
// truth: wrong
// mistake: a table of values takes positions as equal if MAX and MIN have played the same sets of actions in whatever order, which is true of stones on a board and not of games in general
// player: both
// style: transposition table with a record of two sets and the depth, exact values only
// kind: subtle
// single: yes
// detail: only in games where the order of actions matters, such as trees, from the fourth iteration on
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
    private record Key<A>(Set<A> max, Set<A> min) {}

    private static final class Interrupted extends Exception {
        private static final long serialVersionUID = 1;

        Interrupted() {
            super(null, null, false, false);
        }
    }

    private final Set<A> max = new HashSet<>();
    private final Set<A> min = new HashSet<>();
    private final Map<Key<A>, Integer> table = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        max.clear();
        min.clear();
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                table.clear(); // values of another depth are of no use
                Player player = position.player();
                Window window = Window.FULL;
                A found = null;
                for (A action : actions) {
                    int value = after(action, depth, 0, window.alpha(), window.beta());
                    Window next = window.narrowedBy(player, value);
                    if (found == null || !next.equals(window)) {
                        found = action;
                    }
                    window = next;
                }
                best = found;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(player == Player.MAX ? window.alpha() : window.beta()) > 990_000) {
                    break;
                }
            }
        } catch (Interrupted e) {
            return best;
        }
        return best;
    }

    private int after(A action, int depth, int ply, int alpha, int beta) throws Interrupted {
        Set<A> mine = position.player() == Player.MAX ? max : min;
        boolean fresh = mine.add(action);
        position.make(action);
        int value = value(depth - 1, ply + 1, alpha, beta);
        position.undo();
        if (fresh) {
            mine.remove(action);
        }
        return value;
    }

    private int value(int depth, int ply, int alpha, int beta) throws Interrupted {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        // the same stones, put in another order: at the same ply, so the same depth is left
        boolean worthIt = ply >= 3 && max.size() + min.size() == ply;
        Key<A> key = worthIt ? new Key<>(Set.copyOf(max), Set.copyOf(min)) : null;
        if (worthIt) {
            Integer known = table.get(key);
            if (known != null) {
                return known;
            }
        }
        int low = alpha;
        int high = beta;
        boolean maximize = position.player() == Player.MAX;
        int best = maximize ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            int value = after(action, depth, ply, low, high);
            if (maximize) {
                best = Math.max(best, value);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, best);
            }
            if (low >= high) {
                killers.put(ply, action);
                break;
            }
        }
        if (worthIt && alpha < best && best < beta) {
            table.put(key, best);
        }
        return best;
    }
}
