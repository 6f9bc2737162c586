// exercise: 08
// truth: wrong
// mistake: the clock is asked before each root action but not after the last one, so a value that was cut off in the middle of the last action counts
// player: both
// style: returns an estimate when the clock is up, boolean for a finished iteration
// single: yes
// detail: sometimes; only if the clock is up during the last action of an iteration
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
    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth < 50; depth++) {
            A current = actions.get(0);
            int bestValue = max ? -Window.INFINITY : Window.INFINITY;
            boolean finished = true;
            for (A action : actions) {
                if (clock.isUp()) {
                    finished = false;
                    break;
                }
                position.make(action);
                int value = max
                        ? search(position, clock, depth - 1, 1, bestValue, Window.INFINITY)
                        : search(position, clock, depth - 1, 1, -Window.INFINITY, bestValue);
                position.undo();
                if (max ? value > bestValue : value < bestValue) {
                    bestValue = value;
                    current = action;
                }
            }
            if (!finished) {
                return best;
            }
            best = current;
            actions.remove(best);
            actions.add(0, best);
            if (clock.isUp() || Math.abs(bestValue) >= 999_900) {
                return best;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A k = killer.get(ply);
        if (k != null && actions.remove(k)) {
            actions.add(0, k);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
            if (clock.isUp()) {
                break;
            }
        }
        return best;
    }
}
