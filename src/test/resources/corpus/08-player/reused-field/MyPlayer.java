// exercise: 08
// truth: wrong
// mistake: the field with the move to play still has the one of the call before until the first iteration is finished
// player: both
// style: fields set by an inner search class, null check
// single: yes
// detail: second and later calls of the same object when the clock is up before one ply is finished: the old move, which may not be possible any more
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
    private A toPlay;
    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();

    private static class ClockIsUp extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        if (toPlay == null) {
            toPlay = position.actions().get(0); // better than nothing
        }
        try {
            deepen();
        } catch (ClockIsUp e) {
            // toPlay is from the last finished iteration
        }
        return toPlay;
    }

    private void deepen() throws ClockIsUp {
        List<A> order = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 60; depth++) {
            int best = iteration(order, depth);
            toPlay = order.get(0);
            if (Math.abs(best) > 900_000) {
                return;
            }
        }
    }

    /** Leaves the best action at the front. */
    private int iteration(List<A> order, int depth) throws ClockIsUp {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : order) {
            position.make(action);
            int value = look(depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        front(best, order);
        return max ? alpha : beta;
    }

    private int look(int depth, int ply, int alpha, int beta) throws ClockIsUp {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility + (utility > 0 ? -ply : utility < 0 ? ply : 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> order = new ArrayList<>(position.actions());
        front(killers.get(ply), order);
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < order.size() && alpha < beta; i++) {
            position.make(order.get(i));
            int value = look(depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                killers.put(ply, order.get(i));
            }
        }
        return best;
    }

    private void front(A action, List<A> order) {
        if (action != null && order.remove(action)) {
            order.add(0, action);
        }
    }
}
