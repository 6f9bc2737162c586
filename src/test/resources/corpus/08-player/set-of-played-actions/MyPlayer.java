// exercise: 08
// truth: wrong
// mistake: the table of an iteration has the set of actions on the way as its key, which does not say who played which or in what order, so different positions share an entry
// player: both
// style: transposition table for each iteration, best move first
// single: yes
// detail: sometimes; from the third iteration on
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Bounds(int lower, int upper) {}

    private static final class TimeIsOver extends RuntimeException {}

    private final Map<A, Integer> history = new HashMap<>();
    private final Map<Set<A>, Bounds> table = new HashMap<>();
    private final Set<A> path = new HashSet<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                table.clear();
                path.clear();
                best = root(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsOver e) {
            return best;
        }
        return best;
    }

    private A root(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            int v = after(position, clock, action, depth - 1, 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }

    private int after(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta) {
        boolean added = path.add(action);
        position.make(action);
        int v = value(position, clock, depth, ply, alpha, beta);
        position.undo();
        if (added) {
            path.remove(action);
        }
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsOver();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Set<A> key = Set.copyOf(path);
        Bounds known = table.getOrDefault(key, new Bounds(-Window.INFINITY, Window.INFINITY));
        if (known.lower() >= beta) {
            return known.lower();
        }
        if (known.upper() <= alpha) {
            return known.upper();
        }
        if (known.lower() == known.upper()) {
            return known.lower();
        }
        boolean max = position.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
        for (A action : actions) {
            int v = after(position, clock, action, depth - 1, ply + 1, a, b);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                a = Math.max(a, best);
            } else {
                b = Math.min(b, best);
            }
            if (a >= b) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        table.put(key, new Bounds(best > alpha ? best : known.lower(), best < beta ? best : known.upper()));
        return best;
    }
}
