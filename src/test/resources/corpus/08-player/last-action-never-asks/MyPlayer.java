// exercise: 08
// truth: wrong
// mistake: the root asks the clock before each action and not after the last one, so an iteration whose last action was broken off counts as finished
// player: both
// style: null for an iteration that was cut off, evaluation as answer when time is over
// single: yes
// detail: sometimes; only if the clock runs out below the last action of the root
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
    private int bestValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        if (actions.size() == 1) return answer;
        for (int depth = 1; depth <= 40; depth++) {
            A found = iterate(position, clock, actions, depth);
            if (found == null) {
                return answer;
            }
            answer = found;
            if (Math.abs(bestValue) > 900_000) {
                return answer;
            }
            actions.remove(answer);
            actions.add(0, answer);
        }
        return answer;
    }

    private A iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            if (clock.isUp()) {
                return null;
            }
            position.make(action);
            int v = max
                    ? search(position, clock, depth - 1, 1, value, Window.INFINITY)
                    : search(position, clock, depth - 1, 1, -Window.INFINITY, value);
            position.undo();
            if (max ? v > value : v < value) {
                value = v;
                best = action;
            }
        }
        bestValue = value;
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            if (u > 0) return u - ply;
            if (u < 0) return u + ply;
            return 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
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
                killers.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
