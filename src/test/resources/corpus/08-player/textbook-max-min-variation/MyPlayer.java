// exercise: 08
// truth: right
// mistake: none; maxValue and minValue with the principal variation, a killer and cut counts
// player: both
// style: two methods, record with the line of play
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/**
 * maxValue and minValue as in the textbook (Russell and Norvig), iterative deepening around them. What cut at a ply comes first there, and
 * the principal variation of the last iteration before it.
 */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 2_000_000;

    private static final class Timeout extends Exception {
        private static final long serialVersionUID = 1L;
    }

    /** A value with the line of play that leads to it. */
    private record Line<B>(int value, B first, Line<B> rest) {}

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();
    private final Map<A, Integer> cuts = new HashMap<>();
    private List<A> variation = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        cuts.clear();
        variation = new ArrayList<>();
        A answer = position.actions().get(0);
        try {
            for (int depth = 1; depth < 100; depth++) {
                Line<A> line = position.player() == Player.MAX
                        ? maxValue(depth, 0, -INFINITE, INFINITE, true)
                        : minValue(depth, 0, -INFINITE, INFINITE, true);
                answer = line.first();
                variation = new ArrayList<>();
                for (Line<A> l = line; l != null && l.first() != null; l = l.rest()) {
                    variation.add(l.first());
                }
            }
        } catch (Timeout e) {
            return answer;
        }
        return answer;
    }

    private Line<A> value(int depth, int ply, int alpha, int beta, boolean onVariation) throws Timeout {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int u = position.utility();
            return new Line<>(u - ply * Integer.signum(u), null, null);
        }
        if (depth == 0) {
            return new Line<>(position.evaluation(), null, null);
        }
        return position.player() == Player.MAX
                ? maxValue(depth, ply, alpha, beta, onVariation)
                : minValue(depth, ply, alpha, beta, onVariation);
    }

    private Line<A> maxValue(int depth, int ply, int alpha, int beta, boolean onVariation) throws Timeout {
        Line<A> best = new Line<>(-INFINITE, null, null);
        for (A action : sorted(ply, onVariation)) {
            boolean on = onVariation && ply < variation.size() && action.equals(variation.get(ply));
            position.make(action);
            Line<A> line = value(depth - 1, ply + 1, alpha, beta, on);
            position.undo();
            if (line.value() > best.value()) {
                best = new Line<>(line.value(), action, line);
            }
            if (best.value() >= beta) {
                cut(ply, action, depth);
                return best;
            }
            alpha = Math.max(alpha, best.value());
        }
        return best;
    }

    private Line<A> minValue(int depth, int ply, int alpha, int beta, boolean onVariation) throws Timeout {
        Line<A> best = new Line<>(INFINITE, null, null);
        for (A action : sorted(ply, onVariation)) {
            boolean on = onVariation && ply < variation.size() && action.equals(variation.get(ply));
            position.make(action);
            Line<A> line = value(depth - 1, ply + 1, alpha, beta, on);
            position.undo();
            if (line.value() < best.value()) {
                best = new Line<>(line.value(), action, line);
            }
            if (best.value() <= alpha) {
                cut(ply, action, depth);
                return best;
            }
            beta = Math.min(beta, best.value());
        }
        return best;
    }

    private void cut(int ply, A action, int depth) {
        killers.put(ply, action);
        cuts.put(action, cuts.getOrDefault(action, 0) + depth * depth);
    }

    private List<A> sorted(int ply, boolean onVariation) {
        List<A> list = new ArrayList<>(position.actions());
        list.sort((a, b) -> cuts.getOrDefault(b, 0) - cuts.getOrDefault(a, 0));
        first(list, killers.get(ply));
        if (onVariation && ply < variation.size()) {
            first(list, variation.get(ply));
        }
        return list;
    }

    private void first(List<A> list, A action) {
        int at = action == null ? -1 : list.indexOf(action);
        if (at > 0) {
            list.add(0, list.remove(at));
        }
    }
}
