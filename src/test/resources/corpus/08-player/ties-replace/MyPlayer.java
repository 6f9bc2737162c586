// exercise: 08
// truth: wrong
// mistake: the root takes a later action if its value is equal (>= and <=), but with the narrowed window an equal value is only a bound
// player: both
// style: killers, one loop for both players
// kind: slip
// single: yes
// detail: from two plies on, where a worse action's search is cut by a value that equals the best so far
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
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = null;
                for (A a : actions) {
                    position.make(a);
                    int v = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && v >= alpha) {
                        alpha = v;
                        best = a;
                    }
                    if (!max && v <= beta) {
                        beta = v;
                        best = a;
                    }
                }
                answer = best;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(max ? alpha : beta) > 999_900) {
                    break;
                }
            }
        } catch (Late late) {
            return answer;
        }
        return answer;
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
