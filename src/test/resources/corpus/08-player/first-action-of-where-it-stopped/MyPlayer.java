// exercise: 08
// truth: wrong
// mistake: if not even the first iteration was finished it plays the first of position.actions(), which it asks for when the clock is up and the position is somewhere in the middle: that action need not be legal at the root
// kind: subtle
// player: both
// style: exception, last best first, counts of cuts as history
// single: yes
// detail: only if the clock is up within the first iteration, and not on trees with numbered actions: the list after one move must begin with an action that is none at the root, or be empty
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

    private Map<A, Integer> cuts;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts = new HashMap<>();
        A best = null;
        List<A> actions = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth < 50; depth++) {
                best = iteration(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(lastValue) > 900_000) {
                    break;
                }
            }
        } catch (TimeIsUp e) {
            // fall through
        }
        if (best == null) {
            best = position.actions().get(0);
        }
        return best;
    }

    private int lastValue;

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                best = action;
                alpha = v;
            }
            if (!max && v < beta) {
                best = action;
                beta = v;
            }
        }
        lastValue = max ? alpha : beta;
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> cuts.getOrDefault(b, 0) - cuts.getOrDefault(a, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                cuts.merge(action, 1, Integer::sum);
                break;
            }
        }
        return best;
    }
}
