// exercise: 08
// truth: wrong
// mistake: the table of values (by the moves from the root) does not keep how deep a value was searched, so deeper iterations get the estimates of the shallow ones
// player: both
// style: memo by path, exact values and bounds
// single: yes
// detail: always from the second iteration on
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Bounds(int lower, int upper) {}

    private static final class OutOfTime extends RuntimeException {
        OutOfTime() {
            super(null, null, false, false);
        }
    }

    private Map<List<A>, Bounds> table;
    private Deque<A> line;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table = new HashMap<>();
        line = new ArrayDeque<>();
        A best = position.actions().get(0);
        try {
            int depth = 1;
            while (depth < 100) {
                best = iterate(position, clock, depth, best);
                depth++;
            }
        } catch (OutOfTime e) {
            return best;
        }
        return best;
    }

    private A iterate(GivenPosition<A> position, Clock clock, int depth, A first) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.remove(first);
        actions.add(0, first);
        boolean max = position.player() == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : actions) {
            int v = child(position, clock, a, depth, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = a;
            }
            if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int child(GivenPosition<A> position, Clock clock, A a, int depth, int alpha, int beta) {
        position.make(a);
        line.addLast(a);
        int v = value(position, clock, depth - 1, alpha, beta);
        line.removeLast();
        position.undo();
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * line.size();
        }
        List<A> key = List.copyOf(line);
        Bounds known = table.getOrDefault(key, new Bounds(-Window.INFINITY, Window.INFINITY));
        if (known.lower() >= beta || known.lower() == known.upper()) {
            return known.lower();
        }
        if (known.upper() <= alpha) {
            return known.upper();
        }
        int best;
        if (depth == 0) {
            best = position.evaluation();
            table.put(key, new Bounds(best, best));
            return best;
        }
        boolean max = position.player() == Player.MAX;
        best = max ? -Window.INFINITY : Window.INFINITY;
        int a0 = alpha;
        int b0 = beta;
        for (A a : position.actions()) {
            int v = child(position, clock, a, depth, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        table.put(key, new Bounds(best > a0 ? best : known.lower(), best < b0 ? best : known.upper()));
        return best;
    }
}
