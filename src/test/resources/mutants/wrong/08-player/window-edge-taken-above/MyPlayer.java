// Wrong: a value on the upper edge of a window of 500 is not searched again.
// Fails first: Uses its time and keeps it: deeper until the clock is up, and then the move comes at once
// Says: three plies
// Diagnosis: edge-of-the-window-taken

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
    private static final int MARGIN = 500;

    private static final class NoMoreTime extends Exception {
        private static final long serialVersionUID = 9L;

        private NoMoreTime() {
            super(null, null, true, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private A rootBest;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        int guess = 0;
        try {
            for (int depth = 1; depth <= 70; depth++) {
                int low = depth < 3 ? -Window.INFINITY : guess - MARGIN;
                int high = depth < 3 ? Window.INFINITY : guess + MARGIN;
                int value = root(actions, depth, low, high);
                if (value <= low || value > high) {
                    value = root(actions, depth, -Window.INFINITY, Window.INFINITY);
                }
                guess = value;
                answer = rootBest;
                actions.remove(answer);
                actions.add(0, answer);
            }
        } catch (NoMoreTime e) {
            // answer is that of the last iteration that came to its end
        }
        return answer;
    }

    private int root(List<A> actions, int depth, int alpha, int beta) throws NoMoreTime {
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        rootBest = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = value(depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? v > best : v < best) {
                best = v;
                rootBest = action;
            }
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) throws NoMoreTime {
        if (clock.isUp()) {
            throw new NoMoreTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
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
