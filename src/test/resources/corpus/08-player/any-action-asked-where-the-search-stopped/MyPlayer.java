// exercise: 08
// truth: wrong
// mistake: if not even the first iteration was finished, any action is asked from the position, which then stands where the clock has stopped the search, so the action is one of another node, or there is none
// kind: subtle
// player: both
// style: exception leaves the position in the middle, best starts as null
// single: yes
// detail: only with less time than one ply takes; throws if the node is an end, is illegal if the node has other actions than the root
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
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private A best;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        best = null;
        killers.clear();
        try {
            deepen(position, clock);
        } catch (TimeIsUp e) {
            // best is what the last finished iteration has found
        }
        // no iteration finished: any action will do
        return best != null ? best : position.actions().get(0);
    }

    private void deepen(GivenPosition<A> position, Clock clock) throws TimeIsUp {
        List<A> actions = new ArrayList<>(position.actions());
        for (int depth = 1; depth <= 50; depth++) {
            best = iteration(position, clock, actions, depth);
            actions.remove(best);
            actions.add(0, best);
        }
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        A found = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                found = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return found;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                result = Math.max(result, value);
                alpha = Math.max(alpha, result);
            } else {
                result = Math.min(result, value);
                beta = Math.min(beta, result);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return result;
    }
}
