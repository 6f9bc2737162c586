// exercise: 08
// truth: wrong
// mistake: aspiration: each iteration begins with a window around the last value; a value that is too low is searched again, but at one that is too high the root stops and plays that action without looking at the others
// player: both
// style: aspiration windows, score from the side to move, records
// kind: subtle
// single: yes
// detail: an iteration in which two actions are better than the last value by more than the margin, and the second is better: the win may be missed
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 50;
    private static final int ALL = 1_200_000;

    private record Result<A>(A action, int value) {}

    private static final class NoTime extends Exception {
        private static final long serialVersionUID = 2L;
    }

    private final Map<A, Integer> success = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        success.clear();
        List<A> actions = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        Result<A> last = null;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int low = -ALL;
                int high = ALL;
                if (depth > 2) {
                    low = last.value() - MARGIN;
                    high = last.value() + MARGIN;
                }
                Result<A> result = root(position, clock, actions, depth, low, high);
                boolean disappointed = max ? result.value() <= low : result.value() >= high;
                if (disappointed) {
                    result = root(position, clock, actions, depth, -ALL, ALL);
                }
                last = result;
                actions.remove(last.action());
                actions.add(0, last.action());
            }
        } catch (NoTime e) {
            return last == null ? actions.get(0) : last.action();
        }
        return last.action();
    }

    private Result<A> root(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int alpha, int beta)
            throws NoTime {
        boolean max = position.player() == Player.MAX;
        Result<A> best = null;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Result<>(action, value);
            }
            if (max) {
                alpha = Math.max(alpha, best.value());
            } else {
                beta = Math.min(beta, best.value());
            }
            if (alpha >= beta) {
                break; // even better than hoped
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws NoTime {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -ALL : ALL;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> success.getOrDefault(b, 0).compareTo(success.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                success.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
