// exercise: 08
// truth: wrong
// mistake: the root is sorted by the values of the last iteration, which are bounds for most actions; a bound equal to the best value can put another action first, and an unfinished iteration is trusted as soon as its first action was searched
// player: both
// style: unfinished iteration used, root sorted by values
// single: yes
// detail: sometimes; only with ties between the best value and a bound, and the clock up in the middle
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> order = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        found = null;
        A best = order.get(0);
        try {
            for (int depth = 1; depth <= 60; depth++) {
                values.clear();
                found = null;
                best = iteration(position, clock, order, depth);
                if (Math.abs(rootValue) > 900_000) {
                    return best;
                }
                // the best one comes first, so that even half an iteration is of use
                order = new ArrayList<>(position.actions());
                Comparator<A> byValue = Comparator.comparing(values::get);
                order.sort(max ? byValue.reversed() : byValue);
                order = List.copyOf(order);
            }
        } catch (Timeout e) {
            return found == null ? best : found;
        }
        return best;
    }

    private final Map<A, Integer> values = new HashMap<>();
    private A found;
    private int rootValue;

    private A iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        found = null;
        for (A action : order) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            values.put(action, v);
            if (max && v > alpha) {
                alpha = v;
                found = action;
            } else if (!max && v < beta) {
                beta = v;
                found = action;
            }
        }
        rootValue = max ? alpha : beta;
        return found;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position.actions())) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private List<A> sorted(List<A> actions) {
        List<A> list = new ArrayList<>(actions);
        list.sort(Comparator.comparingInt((A a) -> -history.getOrDefault(a, 0)));
        return list;
    }
}
