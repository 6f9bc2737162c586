// Wrong: the plies are taken off a loss, too, so that MIN puts a win off.
// Fails first: A legal move on any board, however little time there is, and the win where one move wins
// Says: puts a win off
// Diagnosis: later-win-worth-more

import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> order = new ArrayList<>(position.actions());
        A best = order.get(0);
        try {
            for (int depth = 1; depth < 100; depth++) {
                best = root(position, clock, order, depth);
                order.remove(best);
                order.add(0, best);
            }
        } catch (Stop stop) {
            return best;
        }
        return best;
    }

    private A root(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : order) {
            position.make(a);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max && v > alpha) || (!max && v < beta)) {
                best = a;
                if (max) alpha = v; else beta = v;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Stop();
        if (position.terminal()) {
            int utility = position.utility();
            return utility == 0 ? 0 : utility - ply;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
}
