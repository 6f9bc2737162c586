// exercise: 08
// truth: wrong
// mistake: the transposition table knows a position by the set of MAX's actions and the set of MIN's, as if the order in which actions are made did not matter, which holds for stones on a board but not for a tree
// kind: subtle
// player: both
// style: transposition table with bounds, record keys
// single: yes
// detail: never wrong in Gomoku; in trees from three plies on, where MAX's actions 0 and 1 lead to different nodes in either order
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
    private record Key<A>(Set<A> ofMax, Set<A> ofMin, int depth) {}

    private record Bounds(int low, int high) {}

    private static final class TimeIsUp extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<Key<A>, Bounds> table = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private final Set<A> ofMax = new HashSet<>();
    private final Set<A> ofMin = new HashSet<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        ofMax.clear();
        ofMin.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                table.clear();
                best = iteration(actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsUp e) {
            return best;
        }
        return best;
    }

    private A iteration(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            int value = after(action, depth - 1, 1, alpha, beta);
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

    private int after(A action, int depth, int ply, int alpha, int beta) {
        Set<A> mine = position.player() == Player.MAX ? ofMax : ofMin;
        position.make(action);
        mine.add(action);
        int value = value(depth, ply, alpha, beta);
        mine.remove(action);
        position.undo();
        return value;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Key<A> key = new Key<>(Set.copyOf(ofMax), Set.copyOf(ofMin), depth);
        Bounds known = table.getOrDefault(key, new Bounds(-Window.INFINITY, Window.INFINITY));
        if (known.low() >= beta || known.low() == known.high()) {
            return known.low();
        }
        if (known.high() <= alpha) {
            return known.high();
        }
        int from = alpha;
        int to = beta;
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            int value = after(action, depth - 1, ply + 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        int low = best > from ? best : known.low();
        int high = best < to ? best : known.high();
        table.put(key, new Bounds(low, high));
        return best;
    }
}
