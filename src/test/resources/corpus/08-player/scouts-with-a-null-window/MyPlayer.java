// exercise: 08
// truth: right
// mistake: none; principal variation search with a null window and a second look for both players, at the root as at the other nodes
// player: both
// style: PVS, records, cutoff history by action
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends RuntimeException {
        private static final long serialVersionUID = 1;

        Up() {
            super("the clock is up", null, false, false);
        }
    }

    private record Bounds(int alpha, int beta) {}

    private final Map<A, Integer> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        List<A> order = new ArrayList<>(position.actions());
        A best = order.get(0);
        if (order.size() == 1) return best;
        try {
            for (int depth = 1; depth <= 70; depth++) {
                Choice<A> choice = node(position, clock, order, depth, 0, new Bounds(-Window.INFINITY, Window.INFINITY));
                best = choice.action();
                order.remove(best);
                order.add(0, best);
            }
        } catch (Up up) {
            return best;
        }
        return best;
    }

    private Choice<A> node(GivenPosition<A> position, Clock clock, List<A> order, int depth, int ply, Bounds bounds) {
        boolean max = position.player() == Player.MAX;
        int alpha = bounds.alpha();
        int beta = bounds.beta();
        Choice<A> best = null;
        for (A action : order) {
            position.make(action);
            int v;
            if (best == null || (long) beta - alpha <= 1) {
                v = value(position, clock, depth - 1, ply + 1, new Bounds(alpha, beta));
            } else {
                v = value(position, clock, depth - 1, ply + 1,
                        max ? new Bounds(alpha, alpha + 1) : new Bounds(beta - 1, beta));
                if (v > alpha && v < beta) v = value(position, clock, depth - 1, ply + 1, new Bounds(alpha, beta));
            }
            position.undo();
            if (best == null || (max ? v > best.value() : v < best.value())) best = new Choice<>(action, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                cuts.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Bounds bounds) {
        if (clock.isUp()) throw new Up();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> order = new ArrayList<>(position.actions());
        order.sort((a, b) -> Integer.compare(cuts.getOrDefault(b, 0), cuts.getOrDefault(a, 0)));
        return node(position, clock, order, depth, ply, bounds).value();
    }
}
