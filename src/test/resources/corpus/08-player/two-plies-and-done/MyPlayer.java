// exercise: 08
// truth: wrong
// mistake: The deepening stops after two plies however much time is left on the clock.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import java.util.ArrayList;
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
    private static final int MAX_DEPTH = 2;

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private boolean stopped;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        stopped = false;
        history.clear();
        List<A> order = new ArrayList<>(position.actions());
        A answer = order.get(0);
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            A found = iteration(order, depth);
            if (stopped) return answer;
            answer = found;
            order.remove(found);
            order.add(0, found);
        }
        return answer;
    }

    private A iteration(List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = order.get(0);
        for (A action : order) {
            position.make(action);
            int v = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (stopped) return null;
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            stopped = true;
            return 0; // nobody looks at it
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing(a -> -history.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (stopped) return 0;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
