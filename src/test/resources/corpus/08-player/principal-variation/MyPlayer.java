// exercise: 08
// truth: right
// mistake: none; every rule of the README is kept
// player: both
// style: principal variation search with empty windows and a second look, checked exception, history with Long and a killer for each ply
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Principal variation search: the first move with the whole window, the others with an empty one, and again if they are better. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITY = 10_000_000;

    private final Map<A, Long> cuts = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>(); // by ply

    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        killers.clear();
        List<A> order = new ArrayList<>(position.actions());
        int depth = 0;
        try {
            while (++depth <= 50) {
                A best = iteration(position, clock, order, depth);
                order.remove(best);
                order.add(0, best);
            }
        } catch (Stop stop) {
            return order.get(0);
        }
        return order.get(0);
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) throws Stop {
        int side = position.player() == Player.MAX ? 1 : -1;
        A best = null;
        int alpha = -INFINITY;
        for (A action : order) {
            position.make(action);
            int value;
            if (best == null) {
                value = child(position, clock, side, depth - 1, 1, alpha, INFINITY);
            } else {
                value = child(position, clock, side, depth - 1, 1, alpha, alpha + 1);
                if (value > alpha) {
                    value = child(position, clock, side, depth - 1, 1, alpha, INFINITY);
                }
            }
            position.undo();
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }

    /** The value of where the position is now, to the side that moved before. */
    private int child(GivenPosition<A> position, Clock clock, int side, int depth, int ply, int alpha, int beta)
            throws Stop {
        if (!position.terminal() && (position.player() == Player.MAX ? 1 : -1) == side) {
            return pvs(position, clock, side, depth, ply, alpha, beta);
        }
        return -pvs(position, clock, -side, depth, ply, -beta, -alpha);
    }

    private int pvs(GivenPosition<A> position, Clock clock, int side, int depth, int ply, int alpha, int beta)
            throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int worth = side * position.utility();
            return worth > 0 ? worth - ply : worth < 0 ? worth + ply : worth;
        }
        if (depth == 0) {
            return side * position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing((A a) -> cuts.getOrDefault(a, 0L)).reversed());
        int best = -INFINITY;
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean first = true;
        for (A action : actions) {
            int low = Math.max(alpha, best);
            position.make(action);
            int value;
            if (first) {
                value = child(position, clock, side, depth - 1, ply + 1, low, beta);
            } else {
                value = child(position, clock, side, depth - 1, ply + 1, low, low + 1);
                if (value > low && value < beta && depth > 1) {
                    value = child(position, clock, side, depth - 1, ply + 1, low, beta);
                }
            }
            position.undo();
            first = false;
            best = Math.max(best, value);
            if (best >= beta) {
                killers.put(ply, action);
                cuts.merge(action, (long) depth * depth, Long::sum);
                break;
            }
        }
        return best;
    }
}
