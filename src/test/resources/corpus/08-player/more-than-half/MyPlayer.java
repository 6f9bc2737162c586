// exercise: 08
// truth: wrong
// mistake: it plays the best so far of an unfinished iteration once more than half of the root actions were looked at, although the best of the iteration before need not be among them
// player: both
// style: record for the progress, exception, history
// single: yes
// detail: sometimes; when the clock is up in the second half of an iteration and the best action is listed late
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
    private record Progress<A>(A action, int value, int looked) {}

    private static final class TimeIsUp extends Exception {
        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private Progress<A> progress;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                iteration(position, clock, actions, depth);
                chosen = progress.action();
            }
        } catch (TimeIsUp e) {
            if (2 * progress.looked() > actions.size()) {
                chosen = progress.action();
            }
        }
        return chosen;
    }

    private void iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        progress = new Progress<>(null, max ? -Window.INFINITY : Window.INFINITY, 0);
        for (A action : actions) {
            position.make(action);
            int v = max
                    ? value(position, clock, depth - 1, 1, progress.value(), Window.INFINITY)
                    : value(position, clock, depth - 1, 1, -Window.INFINITY, progress.value());
            position.undo();
            boolean better = max ? v > progress.value() : v < progress.value();
            progress = new Progress<>(
                    better ? action : progress.action(), better ? v : progress.value(), progress.looked() + 1);
        }
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> list = new ArrayList<>(position.actions());
        list.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : list) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
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
