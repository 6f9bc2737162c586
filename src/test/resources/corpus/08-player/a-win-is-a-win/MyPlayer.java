// exercise: 08
// truth: wrong
// mistake: a win counts the same however far away it is, and the root tries its actions in the given order, so it plays a longer way to win instead of the win in one
// player: both
// style: exception, history at inner nodes, fail-soft
// single: yes
// detail: sometimes; where an action listed earlier wins too, but later
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
    private final Map<A, Integer> history = new HashMap<>();

    private static final class NoMoreTime extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        A answer = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                answer = choose(position, clock, depth);
            }
        } catch (NoMoreTime e) {
            return answer;
        }
        return answer;
    }

    private A choose(GivenPosition<A> position, Clock clock, int depth) {
        Player me = position.player();
        Window window = Window.FULL;
        A best = null;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, clock, depth - 1, window);
            position.undo();
            if (best == null || window.contains(v)) {
                best = action;
            }
            window = window.narrowedBy(me, v);
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, Window window) {
        if (clock.isUp()) {
            throw new NoMoreTime();
        }
        if (position.terminal()) {
            return position.utility();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, v) : Math.min(best, v);
            window = window.narrowedBy(player, v);
            if (window.closed()) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
