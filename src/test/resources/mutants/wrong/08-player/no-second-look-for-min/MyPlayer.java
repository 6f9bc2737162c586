// Wrong: at the root MIN takes a bound for a value.
// Fails first: Never plays the move of an iteration that was cut off half-way
// Says: at every depth some other action is better
// Diagnosis: none

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
        A best = order.get(0);
        try {
            for (int depth = 1; depth <= 60; depth++) {
                best = iteration(position, clock, order, depth);
                order.remove(best);
                order.add(0, best);
                if (Math.abs(rootValue) > 900_000) {
                    break;
                }
            }
        } catch (Timeout e) {
            // what was found last stays
        }
        return best;
    }

    private int rootValue;

    private A iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : order) {
            position.make(action);
            int v;
            if (best == null) {
                v = search(position, clock, depth - 1, 1, alpha, beta);
            } else if (max) {
                v = search(position, clock, depth - 1, 1, alpha, alpha + 1);
                if (v > alpha) {
                    v = search(position, clock, depth - 1, 1, alpha, beta);
                }
            } else {
                v = search(position, clock, depth - 1, 1, beta - 1, beta);
            }
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        rootValue = max ? alpha : beta;
        return best;
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
