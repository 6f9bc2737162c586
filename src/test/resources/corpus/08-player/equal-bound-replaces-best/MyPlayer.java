// exercise: 08
// truth: wrong
// mistake: At the root an action whose number equals the best so far replaces it, although the window is narrowed and an equal number may be the bound of an action that is worse.
// player: both
// style: fail-hard alpha-beta, iterations in a stream-like helper
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {

    private static final class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 3L;

        OutOfTime() {
            super("", null, false, false);
        }
    }

    private final Map<A, Integer> goodReplies = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        goodReplies.clear();
        A current = position.actions().get(0);
        for (int depth = 1; depth < 50; depth++) {
            try {
                current = best(position, clock, depth, current);
            } catch (OutOfTime stop) {
                return current;
            }
        }
        return current;
    }

    private A best(GivenPosition<A> position, Clock clock, int depth, A first) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing(a -> a.equals(first) ? 0 : 1));
        Window window = Window.FULL;
        A best = first;
        Player player = position.player();
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, window);
            position.undo();
            if (player == Player.MAX ? v >= window.alpha() : v <= window.beta()) {
                best = action;
                window = window.narrowedBy(player, v);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            return clamp(position.utility() - Integer.signum(position.utility()) * ply, window);
        }
        if (depth == 0) {
            return clamp(position.evaluation(), window);
        }
        Player player = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -goodReplies.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, window);
            position.undo();
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                goodReplies.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return player == Player.MAX ? window.alpha() : window.beta();
    }

    private static int clamp(int v, Window w) {
        return Math.max(w.alpha(), Math.min(w.beta(), v));
    }
}
