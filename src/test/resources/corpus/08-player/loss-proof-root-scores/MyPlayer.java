// exercise: 08
// truth: right
// mistake: none; root moves carry a score and are sorted by it, two killers at each depth
// player: both
// style: two killers, root sorted stably by bound, step by step
// single: yes
// detail: right
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Entry<A> {
        A action;
        int score;
    }

    private static final class Late extends RuntimeException {
        Late() {
            super(null, null, false, false);
        }
    }

    private Map<Integer, Deque<A>> killers;

    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        List<Entry<A>> entries = new ArrayList<>();
        for (A a : position.actions()) {
            Entry<A> e = new Entry<>();
            e.action = a;
            entries.add(e);
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        A move = entries.get(0).action;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int top = -Window.INFINITY;
                for (Entry<A> e : entries) {
                    position.make(e.action);
                    int v = sign > 0
                            ? below(position, clock, depth - 1, 1, top, Window.INFINITY)
                            : below(position, clock, depth - 1, 1, -Window.INFINITY, -top);
                    position.undo();
                    e.score = sign * v > top ? sign * v : -Window.INFINITY;
                    top = Math.max(top, sign * v);
                }
                entries.sort((a, b) -> Integer.compare(b.score, a.score));
                move = entries.get(0).action;
                if (Math.abs(top) >= Window.MAX_VALUE - 60) return move;
            }
        } catch (Late late) {
            return move;
        }
        return move;
    }

    private int below(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Late();
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return p.evaluation();
        Deque<A> two = killers.computeIfAbsent(depth, d -> new ArrayDeque<>());
        LinkedHashSet<A> order = new LinkedHashSet<>();
        List<A> actions = p.actions();
        for (A k : two) if (actions.contains(k)) order.add(k);
        order.addAll(actions);
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : order) {
            p.make(a);
            int v = max
                    ? below(p, clock, depth - 1, ply + 1, Math.max(alpha, best), beta)
                    : below(p, clock, depth - 1, ply + 1, alpha, Math.min(beta, best));
            p.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                two.remove(a);
                two.addFirst(a);
                if (two.size() > 2) two.removeLast();
                return best;
            }
        }
        return best;
    }
}
