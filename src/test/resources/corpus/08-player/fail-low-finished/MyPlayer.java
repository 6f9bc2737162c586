// exercise: 08
// truth: wrong
// mistake: an iteration is searched with a window around the last value, and searched again only if it fails high; if it fails low the first action, the old best, is played as if it were proved
// player: both
// style: aspiration windows at the root
// kind: subtle
// single: yes
// detail: the value drops by more than 400 in the last iteration for the side to move (the old best turns out to be bad), and other actions would be better
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 400;

    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        A answer = actions.get(0);
        try {
            int value = root(position, clock, actions, 1, -Window.INFINITY, Window.INFINITY);
            answer = actions.get(0);
            for (int depth = 2; depth <= 50 && Math.abs(value) < 999_900; depth++) {
                int low = value - MARGIN;
                int high = value + MARGIN;
                value = root(position, clock, actions, depth, low, high);
                if (max ? value >= high : value <= low) {
                    // better than expected: how much better?
                    value = root(position, clock, actions, depth, max ? low : -Window.INFINITY, max ? Window.INFINITY : high);
                }
                answer = actions.get(0);
            }
        } catch (Late late) {
            return answer;
        }
        return answer;
    }

    private int root(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int alpha, int beta)
            throws Late {
        boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = a;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
                if (alpha >= beta) {
                    break;
                }
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
