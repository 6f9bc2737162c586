// exercise: 08
// truth: right
// mistake: none; also plays a better action of an unfinished iteration, which began with the best of the one before
// player: both
// style: lambdas over a root list of scored moves, max and min methods
// single: yes
// detail: the allowed exception of the text
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, Deque<A>> cutters = new HashMap<>();
    private boolean up;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutters.clear();
        up = false;
        List<A> order = new LinkedList<>(position.actions());
        A play = order.get(0);
        boolean max = position.player() == Player.MAX;
        int depth = 0;
        while (!up && depth < 45) {
            depth++;
            int bound = max ? -Window.INFINITY : Window.INFINITY;
            A best = null;
            for (A action : order) {
                position.make(action);
                int v = max
                        ? min(position, clock, depth - 1, 1, bound, Window.INFINITY)
                        : max(position, clock, depth - 1, 1, -Window.INFINITY, bound);
                if (up) {
                    break;
                }
                position.undo();
                if (best == null || (max ? v > bound : v < bound)) {
                    best = action;
                    bound = v;
                }
            }
            if (best != null && (!up || depth > 1)) {
                play = best;
                order.remove(best);
                order.add(0, best);
            }
            if (!up && Math.abs(bound) > 999_000) {
                return play;
            }
        }
        return play;
    }

    private List<A> sorted(GivenPosition<A> position, int ply) {
        List<A> list = new ArrayList<>(position.actions());
        for (A a : cutters.computeIfAbsent(ply, k -> new ArrayDeque<>())) {
            if (list.remove(a)) list.add(0, a);
        }
        return list;
    }

    private void cut(int ply, A action) {
        Deque<A> q = cutters.get(ply);
        q.remove(action);
        q.addLast(action);
        if (q.size() > 3) q.removeFirst();
    }

    private int leaf(GivenPosition<A> position, int ply) {
        if (!position.terminal()) return position.evaluation();
        int u = position.utility();
        return u > 0 ? u - ply : u < 0 ? u + ply : u;
    }

    private int max(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) up = true;
        if (up || depth == 0 || position.terminal()) return up ? 0 : leaf(position, ply);
        int v = -Window.INFINITY;
        for (A a : sorted(position, ply)) {
            position.make(a);
            v = Math.max(v, min(position, clock, depth - 1, ply + 1, Math.max(alpha, v), beta));
            if (up) return 0;
            position.undo();
            if (v >= beta) {
                cut(ply, a);
                break;
            }
        }
        return v;
    }

    private int min(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) up = true;
        if (up || depth == 0 || position.terminal()) return up ? 0 : leaf(position, ply);
        int v = Window.INFINITY;
        for (A a : sorted(position, ply)) {
            position.make(a);
            v = Math.min(v, max(position, clock, depth - 1, ply + 1, alpha, Math.min(beta, v)));
            if (up) return 0;
            position.undo();
            if (v <= alpha) {
                cut(ply, a);
                break;
            }
        }
        return v;
    }
}
