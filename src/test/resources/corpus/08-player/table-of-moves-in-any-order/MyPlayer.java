// exercise: 08
// truth: wrong
// mistake: a transposition table takes two nodes for the same where the same actions were made by the same players in another order, which holds for Gomoku and not for other games
// kind: subtle
// player: both
// style: transposition table keyed by the sets of actions of either side, fail-soft with bounds
// single: yes
// detail: right in Gomoku; wrong on trees, where an action is the number of a child
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** The moves since the root. The position is the same whatever their order was. */
    private record Key<A>(Set<A> max, Set<A> min, int depth) {}

    private record Bounds<A>(int low, int high, A best) {}

    private final Map<Key<A>, Bounds<A>> table = new HashMap<>();
    private final Set<A> byMax = new HashSet<>();
    private final Set<A> byMin = new HashSet<>();

    private static class Up extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table.clear();
        byMax.clear();
        byMin.clear();
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }
        A best = actions.get(0);
        try {
            for (int depth = 1; depth < 50; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A found = actions.get(0);
                boolean max = position.player() == Player.MAX;
                for (A action : actions) {
                    int value = child(position, clock, action, depth, 0, alpha, beta);
                    if (max && value > alpha) {
                        alpha = value;
                        found = action;
                    }
                    if (!max && value < beta) {
                        beta = value;
                        found = action;
                    }
                }
                best = found;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(max ? alpha : beta) > 900_000) {
                    return best;
                }
            }
        } catch (Up up) {
            return best;
        }
        return best;
    }

    private int child(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta)
            throws Up {
        Set<A> mine = position.player() == Player.MAX ? byMax : byMin;
        boolean added = mine.add(action);
        position.make(action);
        int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
        position.undo();
        if (added) {
            mine.remove(action);
        }
        return value;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Up {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Key<A> key = new Key<>(Set.copyOf(byMax), Set.copyOf(byMin), depth);
        Bounds<A> known = table.get(key);
        if (known != null) {
            if (known.low() >= beta || known.low() == known.high()) {
                return known.low();
            }
            if (known.high() <= alpha) {
                return known.high();
            }
        }
        boolean max = position.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        List<A> actions = new ArrayList<>(position.actions());
        Bounds<A> shallower = table.get(new Key<>(key.max(), key.min(), depth - 1));
        if (shallower != null && actions.remove(shallower.best())) {
            actions.add(0, shallower.best());
        }
        for (A action : actions) {
            int value = child(position, clock, action, depth, ply, a, b);
            if (bestAction == null || (max ? value > best : value < best)) {
                best = value;
                bestAction = action;
            }
            if (max) {
                a = Math.max(a, best);
            } else {
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        int low = best > alpha ? best : -Window.INFINITY;
        int high = best < beta ? best : Window.INFINITY;
        table.put(key, new Bounds<>(low, high, bestAction));
        return best;
    }
}
