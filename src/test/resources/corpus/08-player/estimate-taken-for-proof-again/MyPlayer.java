// exercise: 08
// truth: wrong
// mistake: the iterations end at a value of 50,000 or more, which an estimate can have without the game being won or lost
// player: both
// style: record for the result, exception, history
// single: yes
// detail: sometimes; only where an estimate beyond 50,000 reaches the root
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
    private static final int DECIDED = 50_000;
    private static final int MAX_PLY = 60;

    private record Result<A>(A action, int value) {
        boolean decided() {
            return value >= DECIDED || value <= -DECIDED;
        }
    }

    private static class TimeOver extends RuntimeException {
        private static final long serialVersionUID = 1;

        TimeOver() {
            super("time is over", null, false, false);
        }
    }

    private Map<A, Integer> cutoffs;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutoffs = new HashMap<>();
        List<A> order = new ArrayList<>(position.actions());
        Result<A> result = new Result<>(order.get(0), 0);
        for (int depth = 1; depth < MAX_PLY && !result.decided(); depth++) {
            try {
                result = iteration(position, clock, order, depth);
            } catch (TimeOver e) {
                break;
            }
            order.remove(result.action());
            order.add(0, result.action());
        }
        return result.action();
    }

    private Result<A> iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        Result<A> best = null;
        for (A action : order) {
            int alpha = max && best != null ? best.value() : -Window.INFINITY;
            int beta = !max && best != null ? best.value() : Window.INFINITY;
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Result<>(action, value);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> cutoffs.getOrDefault(b, 0) - cutoffs.getOrDefault(a, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cutoffs.put(action, cutoffs.getOrDefault(action, 0) + depth);
                break;
            }
        }
        return best;
    }
}
