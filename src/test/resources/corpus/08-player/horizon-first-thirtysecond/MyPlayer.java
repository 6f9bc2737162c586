// exercise: 08
// truth: wrong
// mistake: depth == 0 is asked before terminal, so an end at the horizon is estimated as if the game went on
// player: both
// style: killers, helper for the root that returns an entry
// kind: slip
// single: yes
// detail: an end exactly at the horizon of the deepest finished iteration: a win in one is not seen by the first iteration, and evaluation is asked where the game is over
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        Map.Entry<A, Integer> result = Map.entry(position.actions().get(0), 0);
        try {
            for (int depth = 1; depth <= 50 && Math.abs(result.getValue()) < 999_900; depth++) {
                result = root(position, clock, depth, result.getKey());
            }
        } catch (Late late) {
            return result.getKey();
        }
        return result.getKey();
    }

    private Map.Entry<A, Integer> root(GivenPosition<A> position, Clock clock, int depth, A first) throws Late {
        List<A> actions = new ArrayList<>(position.actions());
        Collections.swap(actions, 0, actions.indexOf(first));
        boolean max = position.player() == Player.MAX;
        Map.Entry<A, Integer> best = null;
        for (A a : actions) {
            int bound = best == null ? (max ? -Window.INFINITY : Window.INFINITY) : best.getValue();
            position.make(a);
            int v = value(position, clock, depth - 1, 1, max ? bound : -Window.INFINITY, max ? Window.INFINITY : bound);
            position.undo();
            if (best == null || (max ? v > bound : v < bound)) {
                best = Map.entry(a, v);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws Late {
        if (clock.isUp()) {
            throw new Late();
        }
        if (depth == 0) {
            return p.evaluation();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
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
