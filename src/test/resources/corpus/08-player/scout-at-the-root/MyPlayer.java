// exercise: 08
// truth: right
// mistake: none; every rule of the README is kept
// player: both
// style: SCOUT at the root, boolean flag, values as Integer
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** The first action gets the whole window. The other actions are asked with an empty window first (SCOUT). */
public class MyPlayer<A> implements PlayerTask<A> {
    private Clock clock;
    private GivenPosition<A> at;
    private Map<A, Integer> history = new HashMap<>();
    private boolean up;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.at = position;
        this.up = false;
        this.history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A result = actions.get(0);
        if (actions.size() == 1) {
            return result;
        }
        for (int depth = 1; depth < 50 && !up; depth++) {
            A best = scout(actions, depth);
            if (!up) {
                result = best;
                actions.remove(best);
                actions.add(0, best);
            }
        }
        return result;
    }

    /** SCOUT at the root: an action is asked only whether it is better than the best so far. */
    private A scout(List<A> actions, int depth) {
        boolean max = at.player() == Player.MAX;
        A best = null;
        int value = 0;
        for (A action : actions) {
            at.make(action);
            boolean better = true;
            if (best != null) {
                int answer = max ? value(depth - 1, 1, value, value + 1) : value(depth - 1, 1, value - 1, value);
                better = !up && (max ? answer > value : answer < value);
            }
            if (better && !up) {
                int low = max && best != null ? value : -Window.INFINITY;
                int high = !max && best != null ? value : Window.INFINITY;
                int exact = value(depth - 1, 1, low, high);
                if (!up) {
                    best = action;
                    value = exact;
                }
            }
            if (up) {
                return null;
            }
            at.undo();
        }
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        up = up || clock.isUp();
        if (up) {
            return 0;
        }
        if (at.terminal()) {
            ToIntFunction<Integer> sooner = u -> u > 0 ? u - ply : u < 0 ? u + ply : 0;
            return sooner.applyAsInt(at.utility());
        }
        if (depth == 0) {
            return at.evaluation();
        }
        boolean max = at.player() == Player.MAX;
        Integer best = null;
        List<A> actions = new ArrayList<>(at.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            at.make(action);
            int value = value(depth - 1, ply + 1, alpha, beta);
            if (up) {
                return 0;
            }
            at.undo();
            best = best == null ? value : max ? Math.max(best, value) : Math.min(best, value);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
