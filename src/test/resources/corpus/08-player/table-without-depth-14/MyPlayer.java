// exercise: 08
// truth: wrong
// mistake: values are kept in a table by the moves that lead there, without the depth they were searched to, and a deeper iteration takes them for its own
// player: both
// style: table keyed by the line of moves, exact values only
// single: yes
// detail: always; two plies and more are never really looked at again, and the clock is far from up
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
    private static final class TimeOver extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<List<A>, Integer> table = new HashMap<>();
    private final List<A> line = new ArrayList<>();
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        table.clear();
        line.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 30; depth++) {
                best = choose(position, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeOver e) {
            return best;
        }
        return best;
    }

    private A choose(GivenPosition<A> position, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            int v = child(position, action, depth - 1, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }

    private int child(GivenPosition<A> position, A action, int depth, int alpha, int beta) {
        position.make(action);
        line.add(action);
        int v = value(position, depth, alpha, beta);
        line.remove(line.size() - 1);
        position.undo();
        return v;
    }

    private int value(GivenPosition<A> position, int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - line.size() : u < 0 ? u + line.size() : 0;
        }
        Integer stored = table.get(line);
        if (stored != null) {
            return stored;
        }
        if (depth == 0) {
            int e = position.evaluation();
            table.put(List.copyOf(line), e);
            return e;
        }
        boolean max = position.player() == Player.MAX;
        int low = alpha;
        int high = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            int v = child(position, action, depth - 1, low, high);
            if (max) {
                best = Math.max(best, v);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, v);
                high = Math.min(high, best);
            }
            if (low >= high) {
                break;
            }
        }
        if (best > alpha && best < beta) {
            table.put(List.copyOf(line), best);
        }
        return best;
    }
}
