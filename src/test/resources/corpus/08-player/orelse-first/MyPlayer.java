// exercise: 08
// truth: wrong
// mistake: if not even the first iteration was finished it returns the first action of the position as it stands then, which is somewhere below the root
// player: both
// style: Optional, orElseGet at the end, exception
// kind: subtle
// single: yes
// detail: the clock ends during the first iteration: the action belongs to another position, or there is none because the game is over there
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class ClockIsUp extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> refuted = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        refuted.clear();
        Optional<A> best = Optional.empty();
        try {
            for (int depth = 1; depth < 55; depth++) {
                best = Optional.of(iteration(position, clock, depth, best));
            }
        } catch (ClockIsUp e) {
            // best is that of the last iteration that was finished
        }
        return best.orElseGet(() -> position.actions().get(0));
    }

    private A iteration(GivenPosition<A> position, Clock clock, int depth, Optional<A> before) throws ClockIsUp {
        List<A> actions = new ArrayList<>(position.actions());
        before.filter(actions::remove).ifPresent(action -> actions.add(0, action));
        Window window = Window.FULL;
        Player player = position.player();
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, window);
            position.undo();
            Window narrowed = window.narrowedBy(player, value);
            if (!narrowed.equals(window)) {
                best = action;
                window = narrowed;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, Window window) throws ClockIsUp {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? u : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Player player = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        A early = refuted.get(ply);
        if (early != null && actions.remove(early)) {
            actions.add(0, early);
        }
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, window);
            position.undo();
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) {
                refuted.put(ply, action);
                break;
            }
        }
        return best;
    }
}
