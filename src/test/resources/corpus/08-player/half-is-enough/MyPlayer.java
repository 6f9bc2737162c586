// exercise: 08
// truth: wrong
// mistake: When the clock cuts an iteration off, its best so far is played if at least half of the actions were looked at, although they are in no order and the best of the last iteration may not be among them.
// player: both
// style: exception, history, iteration as an object
// single: yes
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
    private static final class TimeIsUp extends RuntimeException {
        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private Map<A, Integer> history;
    private int looked;
    private A bestSoFar;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        looked = 0;
        bestSoFar = null;
        try {
            for (int depth = 1; depth <= 200; depth++) {
                best = bestOf(actions, depth);
            }
        } catch (TimeIsUp e) {
            if (bestSoFar != null && 2 * looked >= actions.size()) {
                best = bestSoFar; // most of it is done
            }
        }
        return best;
    }

    private A bestOf(List<A> actions, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        looked = 0;
        bestSoFar = null;
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            int v = after(action, depth - 1, 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                bestSoFar = action;
            } else if (!max && v < beta) {
                beta = v;
                bestSoFar = action;
            }
            looked++;
        }
        return bestSoFar;
    }

    private int after(A action, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        position.make(action);
        int v = value(depth, ply, alpha, beta);
        position.undo();
        return v;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int end = position.utility();
            return end > 0 ? end - ply : end < 0 ? end + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int v = after(action, depth - 1, ply + 1, alpha, beta);
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
