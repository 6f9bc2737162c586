// exercise: 08
// truth: wrong
// mistake: after the first iteration only the ten actions with the best one-ply estimates are kept, so the second iteration does not look at every action
// player: both
// style: beam at the root, streams
// kind: subtle
// single: yes
// detail: positions with more than ten actions in which the right one has a poor estimate one ply deep, such as an only defence
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 10;

    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        A answer = position.actions().get(0);
        try {
            List<A> actions = promising(position, clock);
            answer = actions.get(0);
            for (int depth = 2; depth <= 50; depth++) {
                int value = root(position, clock, actions, depth);
                answer = actions.get(0);
                if (Math.abs(value) > 999_900) {
                    break;
                }
            }
        } catch (Late late) {
            return answer;
        }
        return answer;
    }

    /** The first iteration: the best actions one ply deep, the best first. */
    private List<A> promising(GivenPosition<A> position, Clock clock) throws Late {
        Map<A, Integer> values = new LinkedHashMap<>();
        int sign = position.player() == Player.MAX ? 1 : -1;
        for (A a : position.actions()) {
            position.make(a);
            values.put(a, -sign * value(position, clock, 0, 1, -Window.INFINITY, Window.INFINITY));
            position.undo();
        }
        return new ArrayList<>(values.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(WIDTH)
                .map(Map.Entry::getKey)
                .toList());
    }

    private int root(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Late {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = a;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        actions.remove(best);
        actions.add(0, best);
        return max ? alpha : beta;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws Late {
        if (clock.isUp()) {
            throw new Late();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(p.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A a : actions) {
            p.make(a);
            int v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, a);
                break;
            }
        }
        return best;
    }
}
