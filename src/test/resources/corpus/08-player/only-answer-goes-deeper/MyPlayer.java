// exercise: 08
// truth: right
// mistake: none; from the third iteration on a node with a single action costs no depth
// player: both
// style: iterative deepening with an extension, cut moves stored per ply and in a map
// single: yes
// detail: checked on a few thousand random cases
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Integer, A> cutter = new HashMap<>();
    private final Map<A, Integer> score = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        cutter.clear();
        score.clear();
        Deque<A> order = new ArrayDeque<>(position.actions());
        try {
            int depth = 0;
            while (++depth <= 60) {
                A best = best(order, depth);
                order.remove(best);
                order.addFirst(best);
            }
        } catch (ClockIsUp up) {
            return order.getFirst();
        }
        return order.getFirst();
    }

    private A best(Collection<A> order, int depth) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        boolean max = position.player() == Player.MAX;
        for (A a : order) {
            position.make(a);
            int v = value(depth - 1, 1, depth, alpha, beta);
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private int value(int depth, int ply, int iteration, int alpha, int beta) {
        if (clock.isUp()) throw new ClockIsUp();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        A killer = cutter.get(ply);
        actions.sort(Comparator.comparingInt(a -> a.equals(killer) ? Integer.MIN_VALUE : -score.getOrDefault(a, 0)));
        boolean forced = actions.size() == 1 && iteration >= 3 && ply < 2 * iteration;
        int left = forced ? depth : depth - 1;
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = value(left, ply + 1, iteration, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                cutter.put(ply, a);
                score.merge(a, 1 + depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
