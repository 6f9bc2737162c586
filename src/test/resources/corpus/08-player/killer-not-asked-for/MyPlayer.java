// exercise: 08
// truth: wrong
// mistake: the killer is tried first without asking whether it is among the actions here, so taken cells are played and make throws
// player: both
// style: LinkedHashSet for the order, exception for the clock
// single: yes
// detail: almost always from three plies on
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class ClockException extends Exception {
        private static final long serialVersionUID = 1;
    }

    private Map<Integer, A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int depth = 1;
        try {
            while (depth < 50) {
                best = iteration(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
                depth++;
            }
        } catch (ClockException e) {
            // time to play
        }
        return best;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws ClockException {
        A best = actions.get(0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            boolean max = position.player() == Player.MAX;
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws ClockException {
        if (clock.isUp()) {
            throw new ClockException();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Set<A> order = new LinkedHashSet<>();
        if (killers.containsKey(ply)) {
            order.add(killers.get(ply));
        }
        order.addAll(position.actions());
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : order) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
