// exercise: 08
// truth: wrong
// mistake: it plays what an unfinished iteration has found, and sorts the root's actions by their last values for that, but largest first for MIN as well: for MIN the best of the iteration before does not come first
// player: MIN
// style: values of the last iteration in a map, sorted root
// kind: subtle
// single: yes
// detail: MIN at the root, and the clock is up in the middle of an iteration before it has reached the good actions
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    private A partial;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        Map<A, Integer> values = new HashMap<>();
        try {
            for (int depth = 1; depth <= 50; depth++) {
                partial = null;
                int value = root(position, clock, actions, depth, values);
                answer = partial;
                if (Math.abs(value) > 999_900) {
                    return answer;
                }
                // the best first: then what an unfinished iteration has found can be played
                actions.sort(Comparator.comparing(values::get, Comparator.reverseOrder()));
                if (position.player() == Player.MAX) {
                    actions.remove(answer); // among equal ones
                    actions.add(0, answer);
                }
            }
        } catch (Late late) {
            return partial != null ? partial : answer;
        }
        return answer;
    }

    private int root(GivenPosition<A> position, Clock clock, List<A> actions, int depth, Map<A, Integer> values)
            throws Late {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            values.put(a, v);
            if (max ? v > alpha : v < beta) {
                partial = a;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
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
