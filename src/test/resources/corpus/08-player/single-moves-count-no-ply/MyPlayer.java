// exercise: 08
// truth: right
// mistake: none; unusual: from the third iteration on a node with a single action below the root does not count as a ply, so some lines are looked at deeper than others; the first two iterations are plain; in a lost position it goes on searching
// player: both
// style: extension of forced moves, killers and history
// single: yes
// detail: -
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
    private static final int PLAIN_ITERATIONS = 2;
    private static final int DEEPEST = 64;

    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        TimeUp() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private boolean selective;
    private final Map<Integer, A> killers = new HashMap<>();
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                selective = depth > PLAIN_ITERATIONS;
                boolean max = position.player() == Player.MAX;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A found = null;
                for (A action : actions) {
                    int value = after(action, depth - 1, 1, alpha, beta);
                    if (max ? value > alpha : value < beta) {
                        found = action;
                        alpha = max ? value : alpha;
                        beta = max ? beta : value;
                    }
                }
                best = found;
                int value = max ? alpha : beta;
                if (max ? value > Window.MAX_VALUE / 2 : value < -Window.MAX_VALUE / 2) {
                    return best; // a win is a win
                }
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeUp e) {
            return best;
        }
        return best;
    }

    private int after(A action, int depth, int ply, int alpha, int beta) {
        position.make(action);
        int value = value(depth, ply, alpha, beta);
        position.undo();
        return value;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeUp();
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
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        int next = selective && actions.size() == 1 && ply < DEEPEST ? depth : depth - 1;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            int value = after(action, next, ply + 1, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
