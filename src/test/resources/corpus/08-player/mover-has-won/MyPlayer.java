// exercise: 08
// truth: wrong
// mistake: an end that is no tie is counted as a win of the side that moved last, whatever utility says
// player: both
// style: player to move handed down, since nobody is to move at an end
// kind: subtle
// single: yes
// detail: on trees in which an action ends the game with a loss for the side that takes it; in Gomoku it never shows
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Late extends Exception {}

    private final Map<Integer, A> killers = new HashMap<>();

    /** Whoever made the last move, by ply. */
    private final boolean[] maxMoved = new boolean[64];

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        maxMoved[1] = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
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
            if (p.utility() == 0) {
                return 0;
            }
            return maxMoved[ply] ? Window.MAX_VALUE - ply : ply - Window.MAX_VALUE;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        maxMoved[ply + 1] = max;
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
