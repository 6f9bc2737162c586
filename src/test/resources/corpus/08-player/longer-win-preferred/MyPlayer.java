// exercise: 08
// truth: wrong
// mistake: a win of MAX gets the ply added instead of subtracted, so MAX prefers the longer way to win
// player: MAX
// style: exception for the clock, no stop at a proved result until the depth limit
// single: yes
// detail: when there are wins of different lengths and time enough to see the longer one
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_PLIES = 32;
    private final Map<A, Integer> history = new HashMap<>();
    private Clock clock;

    private static class Up extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= MAX_PLIES; depth++) {
                best = bestAt(position, actions, depth);
                Collections.swap(actions, 0, actions.indexOf(best));
            }
        } catch (Up up) {
            // best is from the last complete iteration
        }
        return best;
    }

    private A bestAt(GivenPosition<A> position, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = value(position, depth - 1, 1, a, b);
            position.undo();
            if (max && v > a) {
                a = v;
                best = action;
            }
            if (!max && v < b) {
                b = v;
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, int depth, int ply, int a, int b) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int utility = position.utility();
            if (utility == 0) {
                return 0;
            }
            return utility + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, depth - 1, ply + 1, a, b);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                history.merge(action, 1 << Math.min(depth, 10), Integer::sum);
                break;
            }
        }
        return best;
    }
}
