// exercise: 08
// truth: wrong
// mistake: if not even the first iteration is finished it plays the first of position.actions(), but after the time-out the position stands somewhere below the root, where the game may be over or other actions are possible
// kind: subtle
// player: both
// style: Optional, exception on time
// single: yes
// detail: only if the clock is up before all actions have been looked at one ply deep
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
    private static final class Interrupted extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private record Found<A>(A action, int value) {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        Optional<Found<A>> found = Optional.empty();
        int depth = 1;
        try {
            while (depth <= 50 && !found.map(f -> Math.abs(f.value()) > 900_000).orElse(false)) {
                found = Optional.of(best(position, clock, depth, found.map(Found::action)));
                depth++;
            }
        } catch (Interrupted e) {
            // as good as it gets
        }
        return found.map(Found::action).orElseGet(() -> position.actions().get(0));
    }

    private Found<A> best(GivenPosition<A> position, Clock clock, int depth, Optional<A> before) throws Interrupted {
        List<A> actions = new ArrayList<>();
        before.ifPresent(actions::add);
        for (A action : position.actions()) {
            if (!actions.contains(action)) {
                actions.add(action);
            }
        }
        boolean max = position.player() == Player.MAX;
        Found<A> best = null;
        for (A action : actions) {
            int alpha = best != null && max ? best.value() : -Window.INFINITY;
            int beta = best != null && !max ? best.value() : Window.INFINITY;
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Found<>(action, value);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta)
            throws Interrupted {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.remove(killers.get(depth))) {
            actions.add(0, killers.get(depth));
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
