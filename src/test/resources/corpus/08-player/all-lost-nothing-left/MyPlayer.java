// exercise: 08
// truth: wrong
// mistake: actions that are proved lost are removed from the root list, and when all of them are lost the next iteration asks the empty list for its first action and throws
// player: both
// style: removeIf over scored root actions, exception for the clock
// single: yes
// detail: sometimes; only in positions in which every action loses within the depth reached
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int SURE = 999_000;

    private static class ClockUp extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private final Map<A, Integer> scores = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        for (int depth = 1; depth <= 40; depth++) {
            try {
                best = iteration(position, clock, actions, depth, max);
            } catch (ClockUp e) {
                return best;
            }
            int value = scores.get(best);
            if (max ? value > SURE : value < -SURE) {
                return best;
            }
            actions.remove(best);
            actions.add(0, best);
            // what loses need not be looked at again
            actions.removeIf(a -> max ? scores.get(a) < -SURE : scores.get(a) > SURE);
        }
        return best;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth, boolean max) {
        A best = actions.get(0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            scores.put(action, v);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
