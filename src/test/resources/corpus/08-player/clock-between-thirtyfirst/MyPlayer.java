// exercise: 08
// truth: wrong
// mistake: the clock is asked only between two iterations and between the root's actions, never inside the recursion
// player: both
// style: two methods for the two sides, killers in a list
// kind: slip
// single: yes
// detail: as soon as a subtree of the root is large: the move comes thousands of moves too late
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_DEPTH = 30;
    private List<A> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new ArrayList<>(Collections.nCopies(MAX_DEPTH + 1, null));
        List<A> actions = new ArrayList<>(position.actions());
        A result = actions.get(0);
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= MAX_DEPTH; depth++) {
            A best = null;
            int bestValue = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : actions) {
                if (clock.isUp()) {
                    return result;
                }
                position.make(action);
                int value = max
                        ? minimize(position, depth - 1, 1, bestValue, Window.INFINITY)
                        : maximize(position, depth - 1, 1, -Window.INFINITY, bestValue);
                position.undo();
                if (best == null || (max ? value > bestValue : value < bestValue)) {
                    best = action;
                    bestValue = value;
                }
            }
            result = best;
            actions.remove(best);
            actions.add(0, best);
            if (Math.abs(bestValue) > Window.MAX_VALUE - 100) {
                return result;
            }
        }
        return result;
    }

    private int maximize(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            return end(position.utility(), ply);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        int best = -Window.INFINITY;
        for (A action : sorted(position.actions(), ply)) {
            position.make(action);
            best = Math.max(best, minimize(position, depth - 1, ply + 1, Math.max(alpha, best), beta));
            position.undo();
            if (best >= beta) {
                killers.set(ply, action);
                return best;
            }
        }
        return best;
    }

    private int minimize(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            return end(position.utility(), ply);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        int best = Window.INFINITY;
        for (A action : sorted(position.actions(), ply)) {
            position.make(action);
            best = Math.min(best, maximize(position, depth - 1, ply + 1, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                killers.set(ply, action);
                return best;
            }
        }
        return best;
    }

    private static int end(int utility, int ply) {
        return utility == 0 ? 0 : utility < 0 ? utility + ply : utility - ply;
    }

    private List<A> sorted(List<A> actions, int ply) {
        List<A> copy = new ArrayList<>(actions);
        int at = copy.indexOf(killers.get(ply));
        if (at > 0) {
            Collections.swap(copy, 0, at);
        }
        return copy;
    }
}
