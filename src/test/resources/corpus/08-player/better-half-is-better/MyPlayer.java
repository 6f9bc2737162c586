// exercise: 08
// truth: right
// mistake: none; unusual: it plays what an unfinished iteration has found, if that looked at the best move before first and to the end and then found a better one to the end, as the README allows
// player: both
// style: principal variation search, history
// single: yes
// detail: the move to play is written inside the loop over the actions, which a hasty reader may take for the usual mistake
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
    private static final int DEEPEST = 40;

    private static final class ClockIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ClockIsUp() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<A, Integer> history = new HashMap<>();

    /** The move to play as things are. */
    private A answer;

    private int value;

    @Override
    public A move(GivenPosition<A> given, Clock time) {
        position = given;
        clock = time;
        history.clear();
        value = 0;
        List<A> actions = new ArrayList<>(given.actions());
        answer = actions.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST && Math.abs(value) < Window.MAX_VALUE - 1000; depth++) {
                putFirst(answer, actions);
                root(actions, depth);
            }
        } catch (ClockIsUp e) {
            // answer is from a finished iteration, or better than that
        }
        return answer;
    }

    /** Searches all actions, the best one of the iteration before first. */
    private void root(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int found = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int a = max ? found : -Window.INFINITY;
            int b = max ? Window.INFINITY : found;
            position.make(action);
            int v = best == null ? value(depth - 1, 1, a, b) : scout(max, depth - 1, 1, a, b);
            position.undo();
            if (best == null || (max ? v > found : v < found)) {
                found = v;
                best = action;
                if (depth > 1) {
                    answer = action; // the first is the old answer itself, and all others are better than that
                }
            }
        }
        value = found;
        answer = best;
    }

    private int scout(boolean max, int depth, int ply, int a, int b) {
        if (a == -Window.INFINITY || b == Window.INFINITY || a + 1 < b) {
            boolean probe = max ? a > -Window.INFINITY : b < Window.INFINITY;
            if (probe) {
                int v = max ? value(depth, ply, a, a + 1) : value(depth, ply, b - 1, b);
                if (max ? v <= a || v >= b : v >= b || v <= a) {
                    return v;
                }
            }
        }
        return value(depth, ply, a, b);
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new ClockIsUp();
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
        actions.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A action : actions) {
            position.make(action);
            int v = first ? value(depth - 1, ply + 1, alpha, beta) : scout(max, depth - 1, ply + 1, alpha, beta);
            position.undo();
            first = false;
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

    private static <B> void putFirst(B action, List<B> actions) {
        if (action != null && actions.remove(action)) {
            actions.add(0, action);
        }
    }
}
