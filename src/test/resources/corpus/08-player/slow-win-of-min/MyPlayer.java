// exercise: 08
// truth: wrong
// mistake: the ply is taken off a loss too (utility - ply for both signs), so MIN likes a late win better than an early one and MAX an early loss better than a late one
// player: MIN
// style: one expression for ends, stops only at a proved win of the first ply
// kind: subtle
// single: yes
// detail: MIN has a win in one and a longer one: a deeper iteration takes the longer one
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int value = root(position, clock, actions, depth);
                answer = actions.get(0);
                if (value >= Window.MAX_VALUE - depth) {
                    break; // nothing is quicker than this
                }
            }
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
            return p.utility() == 0 ? 0 : p.utility() - ply;
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
