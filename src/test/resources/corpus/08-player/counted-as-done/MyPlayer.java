// exercise: 08
// truth: wrong
// mistake: an action counts as looked at when its search begins, so an iteration that is cut off in its very last action is taken as finished, without that action
// player: both
// style: iteration object with a counter, root in the given order, a flag instead of an exception
// kind: subtle
// single: yes
// detail: only when the clock is up during the last of the root's actions, and that one is better than the others
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
    /** What one iteration has seen. */
    private final class Iteration {
        final int depth;
        int seen;
        A best;
        int value;

        Iteration(int depth) {
            this.depth = depth;
        }

        void run() {
            boolean max = position.player() == Player.MAX;
            value = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : actions) {
                seen++;
                position.make(action);
                int result = max
                        ? value(depth - 1, 1, value, Window.INFINITY)
                        : value(depth - 1, 1, -Window.INFINITY, value);
                if (timeIsUp) {
                    return;
                }
                position.undo();
                if (best == null || (max ? result > value : result < value)) {
                    best = action;
                    value = result;
                }
            }
        }

        boolean isFinished() {
            return seen == actions.size() && best != null;
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private List<A> actions;
    private boolean timeIsUp;
    private final Map<Integer, A> killers = new HashMap<>();
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.actions = List.copyOf(position.actions());
        this.timeIsUp = false;
        killers.clear();
        history.clear();
        A move = actions.get(0);
        for (int depth = 1; depth <= 50 && !timeIsUp; depth++) {
            Iteration iteration = new Iteration(depth);
            iteration.run();
            if (iteration.isFinished()) {
                move = iteration.best;
                if (!timeIsUp && Math.abs(iteration.value) > 990_000) {
                    break;
                }
            }
        }
        return move;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        timeIsUp = timeIsUp || clock.isUp();
        if (timeIsUp) {
            return 0;
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> moves = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        moves.sort((a, b) -> Integer.compare(rating(b, killer), rating(a, killer)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            position.make(move);
            int value = value(depth - 1, ply + 1, alpha, beta);
            if (timeIsUp) {
                return 0;
            }
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, move);
                history.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int rating(A move, A killer) {
        return move.equals(killer) ? Integer.MAX_VALUE : history.getOrDefault(move, 0);
    }
}
