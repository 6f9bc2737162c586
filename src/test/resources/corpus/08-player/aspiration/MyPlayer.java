// exercise: 08
// truth: right
// mistake: -
// player: both
// style: aspiration windows around the last value, widened until the value is inside; only then is the iteration written down
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;

    private final Map<Integer, A> killer = new HashMap<>();
    private boolean stopped;
    private A candidate;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        stopped = false;
        candidate = null;
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        int guess = 0;
        for (int depth = 1; depth <= DEEPEST; depth++) {
            // the first two iterations know nothing that could be expected
            long width = depth <= 2 ? Window.INFINITY : 40;
            int value;
            while (true) {
                int alpha = (int) Math.max(-Window.INFINITY, guess - width);
                int beta = (int) Math.min(Window.INFINITY, guess + width);
                value = root(position, clock, actions, depth, alpha, beta);
                if (stopped) {
                    return chosen;
                }
                if (alpha < value && value < beta) {
                    break;
                }
                width *= 50;
            }
            guess = value;
            chosen = candidate;
            Collections.swap(actions, 0, actions.indexOf(chosen));
            if (Math.abs(value) >= Window.MAX_VALUE - DEEPEST) {
                return chosen;
            }
        }
        return chosen;
    }

    private int root(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int alpha, int beta) {
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            if (stopped) {
                return 0;
            }
            position.undo();
            if (max ? value > best : value < best) {
                best = value;
                candidate = action;
            }
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0; // nobody looks at it
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - ply * Integer.compare(utility, 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        int known = actions.indexOf(killer.get(ply));
        if (known > 0) {
            Collections.rotate(actions.subList(0, known + 1), 1);
        }
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            if (stopped) {
                return 0;
            }
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (best >= beta && max || best <= alpha && !max) {
                killer.put(ply, action);
                break;
            }
        }
        return best;
    }
}
