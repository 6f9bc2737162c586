// exercise: 08
// truth: wrong
// mistake: an estimate of 100,000, the largest there is, is taken for a proved win or loss (>= WON), and the player stops thinking
// player: both
// style: constant WON for the limit, do-while
// kind: subtle
// single: yes
// detail: the best value is an estimate of exactly 100,000 or -100,000: time is left over, though a deeper iteration would choose another action
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = 100_000;

    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        int depth = 0;
        int value;
        try {
            do {
                value = root(position, clock, actions, ++depth);
                answer = actions.get(0);
            } while (depth < 50 && Math.abs(value) < WON);
        } catch (Late late) {
            return answer;
        }
        return answer;
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
