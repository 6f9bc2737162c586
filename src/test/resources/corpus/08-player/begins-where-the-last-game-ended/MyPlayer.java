// exercise: 08
// truth: wrong
// mistake: to save time the first iteration is one ply less deep than the last one that was finished for the move before; on another position or with less time it is not finished, and the first action of the list is played
// kind: subtle
// player: both
// style: field with the depth reached, kept between moves
// single: yes
// detail: the first move of an object is right; wrong when a later one has less time or more actions
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

    /** How deep the last move was thought about. */
    private int reached = 1;

    private final Map<A, Integer> history = new HashMap<>();

    private static final class NoTime extends RuntimeException {
        private static final long serialVersionUID = 3L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        if (actions.size() == 1) {
            return best;
        }
        int depth = Math.max(1, reached - 1);
        try {
            for (; depth <= DEEPEST; depth++) {
                boolean max = position.player() == Player.MAX;
                int bound = max ? -Window.INFINITY : Window.INFINITY;
                A found = actions.get(0);
                for (A action : actions) {
                    position.make(action);
                    int value = max
                            ? value(position, clock, depth - 1, 1, bound, Window.INFINITY)
                            : value(position, clock, depth - 1, 1, -Window.INFINITY, bound);
                    position.undo();
                    if (max ? value > bound : value < bound) {
                        bound = value;
                        found = action;
                    }
                }
                best = found;
                reached = depth;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(bound) >= Window.MAX_VALUE - DEEPEST) {
                    reached = 1;
                    break;
                }
            }
        } catch (NoTime e) {
            return best;
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
