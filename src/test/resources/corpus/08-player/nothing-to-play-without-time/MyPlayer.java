// exercise: 08
// truth: wrong
// mistake: the move to play is null until the first iteration is finished, and null is returned if the clock is up before that
// kind: slip
// player: both
// style: records, Optional, killers per ply
// single: yes
// detail: only if the clock is up within the first iteration
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Best<T>(T action, int value) {}

    private final List<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        A play = null;
        List<A> order = new ArrayList<>(position.actions());
        int depth = 1;
        Optional<Best<A>> result = iteration(position, clock, order, depth);
        while (result.isPresent()) {
            play = result.get().action();
            if (Math.abs(result.get().value()) > Window.MAX_VALUE / 2 || depth > 50) {
                break;
            }
            order.remove(play);
            order.add(0, play);
            result = iteration(position, clock, order, ++depth);
        }
        return play;
    }

    /** The best action so many plies deep; empty if the clock is up before it is found. */
    private Optional<Best<A>> iteration(GivenPosition<A> p, Clock clock, List<A> order, int depth) {
        boolean max = p.player() == Player.MAX;
        Best<A> best = new Best<>(order.get(0), max ? -Window.INFINITY : Window.INFINITY);
        for (A action : order) {
            p.make(action);
            Optional<Integer> value = max
                    ? search(p, clock, depth - 1, 1, best.value(), Window.INFINITY)
                    : search(p, clock, depth - 1, 1, -Window.INFINITY, best.value());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            p.undo();
            if (max ? value.get() > best.value() : value.get() < best.value()) {
                best = new Best<>(action, value.get());
            }
        }
        return Optional.of(best);
    }

    private Optional<Integer> search(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return Optional.empty();
        }
        if (p.terminal()) {
            return Optional.of(p.utility() - Integer.signum(p.utility()) * ply);
        }
        if (depth == 0) {
            return Optional.of(p.evaluation());
        }
        while (killers.size() <= ply) {
            killers.add(null);
        }
        List<A> actions = new ArrayList<>(p.actions());
        if (actions.remove(killers.get(ply))) {
            actions.add(0, killers.get(ply));
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            p.make(action);
            Optional<Integer> value = search(p, clock, depth - 1, ply + 1, alpha, beta);
            if (value.isEmpty()) {
                return value;
            }
            p.undo();
            if (max) {
                best = Math.max(best, value.get());
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value.get());
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return Optional.of(best);
    }
}
