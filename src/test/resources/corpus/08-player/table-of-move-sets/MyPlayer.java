// exercise: 08
// truth: wrong
// mistake: the table takes two positions for the same if MAX has made the same set of actions and MIN too, which is not so in a tree
// player: both
// style: alpha-beta with a transposition table, cleared for each iteration
// single: yes
// detail: only on games where the order of the moves matters, such as trees; in Gomoku it is right
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
    private static class OutOfTime extends RuntimeException {}

    private record Key<A>(Set<A> max, Set<A> min) {}

    private record Entry(int value, int bound) {} // bound: -1 at most, 0 exactly, 1 at least

    private GivenPosition<A> pos;
    private Clock clock;
    private final Set<A> byMax = new HashSet<>();
    private final Set<A> byMin = new HashSet<>();
    private Map<Key<A>, Entry> table;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        this.clock = clock;
        byMax.clear();
        byMin.clear();
        killers.clear();
        List<A> actions = new ArrayList<>(pos.actions());
        A play = actions.get(0);
        try {
            for (int depth = 1; depth < 40 && !clock.isUp(); depth++) {
                table = new HashMap<>();
                play = best(actions, depth);
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (OutOfTime e) {
            // the last finished one counts
        }
        return play;
    }

    private A best(List<A> actions, int depth) {
        boolean max = pos.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A a : actions) {
            int v = after(a, depth - 1, 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int after(A a, int depth, int ply, int alpha, int beta) {
        Set<A> mine = pos.player() == Player.MAX ? byMax : byMin;
        boolean added = mine.add(a);
        pos.make(a);
        int v = value(depth, ply, alpha, beta);
        pos.undo();
        if (added) {
            mine.remove(a);
        }
        return v;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new OutOfTime();
        if (pos.terminal()) {
            int u = pos.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) return pos.evaluation();
        Key<A> key = new Key<>(Set.copyOf(byMax), Set.copyOf(byMin));
        Entry e = table.get(key);
        if (e != null && (e.bound == 0 || e.bound < 0 && e.value <= alpha || e.bound > 0 && e.value >= beta)) {
            return e.value;
        }
        boolean max = pos.player() == Player.MAX;
        int a0 = alpha;
        int b0 = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(pos.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) actions.add(0, killer);
        for (A a : actions) {
            int v = after(a, depth - 1, ply + 1, alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                killers.put(ply, a);
                break;
            }
        }
        table.put(key, new Entry(best, best <= a0 ? -1 : best >= b0 ? 1 : 0));
        return best;
    }
}
