// exercise: 08
// truth: wrong
// mistake: the killer of a ply is put first in the list of actions without looking whether it is among them, so it can be illegal or no action of this position
// player: both
// style: killer array, LinkedHashSet for the order
// single: yes
// detail: nearly always, from two plies on; it throws, or follows an action that the position does not offer
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends Exception {
        private static final long serialVersionUID = 3;
    }

    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        A choice = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                choice = root(position, clock, depth, choice);
            }
        } catch (Up up) {
            return choice;
        }
        return choice;
    }

    private A root(GivenPosition<A> position, Clock clock, int depth, A before) throws Up {
        boolean max = position.player() == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        Set<A> order = new LinkedHashSet<>();
        order.add(before);
        order.addAll(position.actions());
        A choice = before;
        for (A action : order) {
            position.make(action);
            int v = max
                    ? below(position, clock, depth - 1, 1, bound, Window.INFINITY)
                    : below(position, clock, depth - 1, 1, -Window.INFINITY, bound);
            position.undo();
            if (max ? v > bound : v < bound) {
                bound = v;
                choice = action;
            }
        }
        return choice;
    }

    private int below(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Up {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Set<A> order = new LinkedHashSet<>();
        if (killer.containsKey(ply)) {
            order.add(killer.get(ply));
        }
        order.addAll(position.actions());
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : order) {
            position.make(action);
            int v = below(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
        }
        return best;
    }
}
