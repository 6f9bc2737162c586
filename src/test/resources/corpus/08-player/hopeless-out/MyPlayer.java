// exercise: 08
// truth: wrong
// mistake: actions that are proved to lose are taken out of the list at the root, and when all of them lose there is none left to play
// player: both
// style: removeIf with a map of values, best kept from the iteration
// single: yes
// detail: only where every action loses and the iteration that proves it is finished: the answer is null
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
    private static final int LOST = 900_000;

    private static class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> lastCut = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        lastCut.clear();
        int sign = position.player() == Player.MAX ? 1 : -1;
        List<A> hopeful = new ArrayList<>(position.actions());
        A best = hopeful.get(0);
        try {
            for (int depth = 1; depth < 60; depth++) {
                Map<A, Integer> values = new HashMap<>();
                A leader = iterate(position, clock, hopeful, depth, sign, values);
                best = leader;
                if (leader == null || values.get(leader) > LOST) {
                    break;
                }
                // why look at what loses anyway?
                hopeful.removeIf(action -> values.get(action) < -LOST);
                if (hopeful.remove(leader)) {
                    hopeful.add(0, leader);
                }
            }
        } catch (Enough e) {
            return best;
        }
        return best;
    }

    /** The values are seen from the side to move. */
    private A iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int sign, Map<A, Integer> values) {
        A leader = null;
        int alpha = -Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = sign > 0
                    ? value(position, clock, depth - 1, 1, alpha, Window.INFINITY)
                    : -value(position, clock, depth - 1, 1, -Window.INFINITY, -alpha);
            position.undo();
            values.put(action, value);
            if (value > alpha) {
                alpha = value;
                leader = action;
            }
        }
        return leader;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Enough();
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> order = new ArrayList<>(position.actions());
        A early = lastCut.get(ply);
        if (order.remove(early)) {
            order.add(0, early);
        }
        for (A action : order) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                lastCut.put(ply, action);
                break;
            }
        }
        return best;
    }
}
