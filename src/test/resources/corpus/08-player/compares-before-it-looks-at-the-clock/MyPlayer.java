// exercise: 08
// truth: wrong
// mistake: the iteration begins with the former best and may be stopped, but the value of the action during which the clock got up is compared before the clock is looked at
// kind: subtle
// player: both
// style: flag in the loop conditions, no exceptions, fail-soft
// single: yes
// detail: sometimes; the value of a subtree left in the middle must look better than the former best
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private A first;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new LinkedList<>(position.actions());
        first = actions.get(0);
        for (int depth = 1; depth <= 40 && !clock.isUp(); depth++) {
            first = iteration(position, clock, actions, depth);
            actions.remove(first);
            actions.add(0, first);
        }
        return first;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = first;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
            if (clock.isUp()) {
                break; // the first one was looked at first, so the best so far is at least as good
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        int killer = actions.indexOf(killers.get(ply));
        if (killer > 0) {
            actions.add(0, actions.remove(killer));
        }
        for (A action : actions) {
            if (alpha >= beta || (Math.abs(best) < Window.INFINITY && clock.isUp())) {
                break; // cut, or no time for more
            }
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
            }
        }
        return best;
    }
}
