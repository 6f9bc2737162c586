// exercise: 08
// truth: wrong
// mistake: It always searches four plies and never asks the clock.
// player: both
// style: iterative deepening with an exception
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> order = new ArrayList<>(position.actions());
        A toPlay = order.get(0);
        try {
            for (int depth = 1; depth < 5; depth++) {
                A best = search(position, clock, order, depth);
                toPlay = best;
                order.remove(best);
                order.add(0, best);
            }
        } catch (OutOfTime e) {
            // the last finished iteration counts
        }
        return toPlay;
    }

    private A search(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = order.get(0);
        for (A action : order) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth <= 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
