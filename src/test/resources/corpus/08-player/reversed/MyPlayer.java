// exercise: 08
// truth: wrong
// mistake: after an iteration the root's actions are sorted by value and for MAX the list is turned round, so among equal values the last one is in front, which may be a mere bound
// player: MAX
// style: values in a map, sort and reverse, first of the list is played
// kind: subtle
// single: yes
// detail: MAX at the root, and an action that was cut returned a bound that equals the best value
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Over extends Exception {
        private static final long serialVersionUID = 4L;
    }

    private Map<Integer, A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth <= 50; depth++) {
                actions = iteration(position, clock, actions, depth);
            }
        } catch (Over over) {
            return actions.get(0);
        }
        return actions.get(0);
    }

    /** The actions in a new order, the best one first. */
    private List<A> iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Over {
        boolean max = position.player() == Player.MAX;
        Map<A, Integer> values = new HashMap<>();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            values.put(action, value);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
        List<A> sorted = new ArrayList<>(actions);
        sorted.sort(Comparator.comparing(values::get));
        if (max) {
            Collections.reverse(sorted);
        }
        return sorted;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta)
            throws Over {
        if (clock.isUp()) {
            throw new Over();
        }
        if (position.terminal()) {
            return position.utility() - Integer.compare(position.utility(), 0) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                return best;
            }
        }
        return best;
    }
}
