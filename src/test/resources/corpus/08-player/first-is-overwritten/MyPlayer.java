// exercise: 08
// truth: wrong
// mistake: to try the best action first it writes it over the first one of the list, which is then no longer looked at
// player: both
// style: array-like list handling, exception, killers
// single: yes
// detail: sometimes; when an action that has been overwritten is the best in a later iteration
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
    private final Map<Integer, A> killers = new HashMap<>();

    private static final class Finished extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                best = search(position, clock, actions, depth);
                actions.set(0, best);
            }
        } catch (Finished finished) {
            return best;
        }
        return best;
    }

    private A search(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Finished();
        }
        if (position.terminal()) {
            int utility = position.utility();
            if (utility > 0) {
                return utility - ply;
            } else if (utility < 0) {
                return utility + ply;
            }
            return 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.contains(killer)) {
            actions.remove(killer);
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
