// exercise: 08
// truth: wrong
// mistake: if not even the first iteration was finished the first of position.actions() is played, asked only after the exception has left the position in the middle of a line, so the move is one of a later position (or there is none)
// player: both
// style: Optional, exception leaves the position where it is
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Optional<A> best = Optional.empty();
        try {
            int depth = 1;
            while (depth < 50) {
                best = Optional.of(iterate(position, clock, depth++, best));
            }
        } catch (TimeOver over) {
            // the last best is still there
        }
        return best.orElseGet(() -> position.actions().get(0));
    }

    private A iterate(GivenPosition<A> position, Clock clock, int depth, Optional<A> first) throws TimeOver {
        List<A> actions = new ArrayList<>(position.actions());
        first.ifPresent(a -> {
            actions.remove(a);
            actions.add(0, a);
        });
        boolean max = position.player() == Player.MAX;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = max
                    ? search(position, clock, depth - 1, 1, bestValue, Window.INFINITY)
                    : search(position, clock, depth - 1, 1, -Window.INFINITY, bestValue);
            position.undo();
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = action;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - ply * Integer.compare(u, 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
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
            if (beta <= alpha) {
                break;
            }
        }
        return best;
    }
}
