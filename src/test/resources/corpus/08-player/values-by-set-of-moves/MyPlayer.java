// exercise: 08
// truth: wrong
// mistake: values are remembered under the set of moves since the root, without regard to who made which, so different positions get the value of one another
// player: both
// style: transposition table in a HashMap, path as a set
// single: yes
// detail: sometimes; from three plies on in Gomoku, on trees at once
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class TimeOver extends RuntimeException {
        TimeOver() {
            super("time", null, false, false);
        }
    }

    private Map<Set<A>, Integer> table;
    private Set<A> line;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int depth = 1;
        try {
            while (depth < 50) {
                table = new HashMap<>();
                line = new HashSet<>();
                best = search(position, clock, actions, depth++);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeOver over) {
            return best;
        }
        return best;
    }

    private A search(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = child(position, clock, action, depth - 1, 1, max ? bound : -Window.INFINITY, max ? Window.INFINITY : bound);
            if (max ? v > bound : v < bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }

    private int child(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta) {
        boolean fresh = line.add(action);
        position.make(action);
        int v = value(position, clock, depth, ply, alpha, beta);
        position.undo();
        if (fresh) {
            line.remove(action);
        }
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Integer known = table.get(line);
        if (known != null) {
            return known;
        }
        boolean max = position.player() == Player.MAX;
        int a = alpha, b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            int v = child(position, clock, action, depth - 1, ply + 1, a, b);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                a = Math.max(a, v);
            } else {
                b = Math.min(b, v);
            }
            if (a >= b) {
                break;
            }
        }
        if (alpha < best && best < beta) {
            table.put(Set.copyOf(line), best);
        }
        return best;
    }
}
