// Wrong: an unfinished iteration counts if it found more than the last one was worth, though values rise from ply to ply.
// Fails first: Never plays the move of an iteration that was cut off half-way
// Says: at every depth some other action is better
// Diagnosis: none

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
    private static final int DEEPEST = 50;

    private A found;
    private boolean deep;
    private int last;
    private final Map<A, Integer> history = new HashMap<>();

    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        deep = false;
        found = null;
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                best = bestAction(position, clock, actions, depth);
                deep = true;
            }
        } catch (TimeIsUp e) {
            return found == null || !deep ? best : found;
        }
        return best;
    }

    private A bestAction(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        found = null;
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max ? value > last : value < last) {
                    found = action;
                }
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        last = max ? alpha : beta;
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
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
