// exercise: 08
// truth: wrong
// mistake: a transposition table takes two lines for the same position if each side has made the same moves in another order; that is so in Gomoku and not on trees, where other nodes get their values
// kind: subtle
// player: both
// style: transposition table keyed by two sets, records, exact values only
// single: yes
// detail: only on trees (or other games in which the order of moves matters), three plies deep and more
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
    private static final class TimeIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    /** Which cells MAX and MIN have taken since the root, and how deep is looked below. */
    private record Key<A>(Set<A> byMax, Set<A> byMin, int depth) {}

    private final Map<Key<A>, Integer> table = new HashMap<>();
    private final Set<A> byMax = new HashSet<>();
    private final Set<A> byMin = new HashSet<>();
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table.clear();
        byMax.clear();
        byMin.clear();
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth < 50; depth++) {
                table.clear();
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = play;
                for (A action : actions) {
                    int value = after(position, clock, action, depth - 1, 1, alpha, beta);
                    if (max ? value > alpha : value < beta) {
                        best = action;
                        alpha = max ? value : alpha;
                        beta = max ? beta : value;
                    }
                }
                play = best;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(max ? alpha : beta) > 500_000) {
                    break;
                }
            }
        } catch (TimeIsUp up) {
            return play;
        }
        return play;
    }

    private int after(GivenPosition<A> p, Clock clock, A action, int depth, int ply, int alpha, int beta) {
        Set<A> mine = p.player() == Player.MAX ? byMax : byMin;
        boolean added = mine.add(action);
        p.make(action);
        int value = value(p, clock, depth, ply, alpha, beta);
        p.undo();
        if (added) {
            mine.remove(action);
        }
        return value;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        Key<A> key = new Key<>(Set.copyOf(byMax), Set.copyOf(byMin), depth);
        Integer known = table.get(key);
        if (known != null) {
            return known;
        }
        int a = alpha;
        int b = beta;
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = after(p, clock, action, depth - 1, ply + 1, a, b);
            if (max) {
                best = Math.max(best, value);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, best);
            }
            if (a >= b) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        if (best > alpha && best < beta) {
            table.put(key, best); // exact
        }
        return best;
    }
}
