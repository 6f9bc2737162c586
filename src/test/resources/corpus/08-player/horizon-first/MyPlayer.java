// exercise: 08
// truth: wrong
// mistake: the depth is asked before the end: at the horizon a game that is over is estimated instead of asked for its utility
// player: both
// style: helper record for the search's parameters, history
// single: yes
// detail: a win or loss in the last ply of an iteration is not seen; with time for one ply only, not even a win in one
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
    private record Task(int depth, int ply, Window window) {
        Task below(Window window) {
            return new Task(depth - 1, ply + 1, window);
        }
    }

    private static final class Ring extends RuntimeException {
        private static final long serialVersionUID = 11L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<A, Integer> history = new HashMap<>();
        List<A> order = new ArrayList<>(position.actions());
        A play = order.get(0);
        for (int depth = 1; depth < 64; depth++) {
            try {
                Window window = Window.FULL;
                Player me = position.player();
                A best = null;
                for (A action : order) {
                    position.make(action);
                    int value = value(position, clock, new Task(depth - 1, 1, window), history);
                    position.undo();
                    Window narrowed = window.narrowedBy(me, value);
                    if (best == null || !narrowed.equals(window)) {
                        best = action;
                    }
                    window = narrowed;
                }
                play = best;
                order.remove(best);
                order.add(0, best);
                int result = me == Player.MAX ? window.alpha() : window.beta();
                if (Math.abs(result) > 900_000) {
                    return play;
                }
            } catch (Ring ring) {
                return play;
            }
        }
        return play;
    }

    private int value(GivenPosition<A> position, Clock clock, Task task, Map<A, Integer> history) {
        if (clock.isUp()) {
            throw new Ring();
        }
        if (task.depth() == 0) {
            return position.evaluation();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * task.ply();
        }
        Player me = position.player();
        Window window = task.window();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            position.make(action);
            window = window.narrowedBy(me, value(position, clock, task.below(window), history));
            position.undo();
            if (window.closed()) {
                history.merge(action, task.depth(), Integer::sum);
                break;
            }
        }
        return me == Player.MAX ? window.alpha() : window.beta();
    }
}
