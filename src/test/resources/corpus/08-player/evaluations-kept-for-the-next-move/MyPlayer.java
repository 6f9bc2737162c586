// exercise: 08
// truth: wrong
// mistake: evaluations are remembered by the moves since the root, and the memory is not emptied between two calls of move, so in the next position the same moves get the evaluations of the old one
// kind: subtle
// player: both
// style: HashMap from paths to evaluations, path as an immutable linked list
// single: yes
// detail: only if one player object is asked for more than one move
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
    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    /** The moves since the root, the last one first. */
    private record Path<T>(T last, Path<T> before) {
        int length() {
            return before == null ? 1 : 1 + before.length();
        }
    }

    /** An evaluation is dear: ask for it once. */
    private final Map<Path<A>, Integer> evaluations = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        killers.clear();
        A play = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                boolean max = position.player() == Player.MAX;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = play;
                for (A action : actions) {
                    position.make(action);
                    int value = value(position, clock, new Path<>(action, null), depth - 1, alpha, beta);
                    position.undo();
                    if (max ? value > alpha : value < beta) {
                        best = action;
                        if (max) {
                            alpha = value;
                        } else {
                            beta = value;
                        }
                    }
                }
                play = best;
                if (Math.abs(max ? alpha : beta) > 500_000) {
                    return play;
                }
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (TimeIsUp e) {
            return play;
        }
        return play;
    }

    private int value(GivenPosition<A> p, Clock clock, Path<A> path, int depth, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (p.terminal()) {
            int u = p.utility();
            return u - Integer.signum(u) * path.length();
        }
        if (depth == 0) {
            return evaluations.computeIfAbsent(path, unknown -> p.evaluation());
        }
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        A killer = killers.get(depth);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            p.make(action);
            int v = value(p, clock, new Path<>(action, path), depth - 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
