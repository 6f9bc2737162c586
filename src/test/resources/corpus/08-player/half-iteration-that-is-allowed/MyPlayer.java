// exercise: 08
// truth: right
// mistake: none; it plays what an unfinished iteration has found, but each one begins with the former best, to the end, and takes an action over only when it was looked at to the end and the clock was not up
// player: both
// style: flag instead of exceptions, best move in a field, principal variation search, history kept (halved) between moves
// single: yes
// detail: the field is written in the loop over the actions, as the README allows
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private boolean up;
    private A best;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        up = false;
        history.replaceAll((a, n) -> n / 2);
        List<A> order = new ArrayList<>(position.actions());
        best = order.get(0);
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= 40 && !up; depth++) {
            int bound = max ? -Window.INFINITY : Window.INFINITY;
            A leader = null;
            for (A action : List.copyOf(order)) {
                int v;
                if (leader == null) {
                    v = look(action, depth - 1, 1, -Window.INFINITY, Window.INFINITY);
                } else if (max) {
                    v = look(action, depth - 1, 1, bound, bound + 1);
                    if (!up && v > bound) {
                        v = look(action, depth - 1, 1, bound, Window.INFINITY);
                    }
                } else {
                    v = look(action, depth - 1, 1, bound - 1, bound);
                    if (!up && v < bound) {
                        v = look(action, depth - 1, 1, -Window.INFINITY, bound);
                    }
                }
                if (up) {
                    return best;
                }
                if (leader == null || (max ? v > bound : v < bound)) {
                    bound = v;
                    leader = action;
                    if (depth > 1) {
                        best = leader; // the first one is the former best
                    }
                }
            }
            best = leader;
            order.remove(best);
            order.add(0, best);
            if (Math.abs(bound) > 900_000) {
                return best; // proved: estimates are within 100,000
            }
        }
        return best;
    }

    private int look(A action, int depth, int ply, int alpha, int beta) {
        position.make(action);
        int v = value(depth, ply, alpha, beta);
        if (!up) {
            position.undo();
        }
        return v;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            up = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = look(action, depth - 1, ply + 1, alpha, beta);
            if (up) {
                return 0;
            }
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
