// exercise: 08
// truth: wrong
// mistake: the number of plies is subtracted from every utility that is not 0, so a loss of MAX counts for more the later it comes: MIN prefers its longest win and puts a win in one move off
// player: MIN
// style: exception for the clock, negative windows avoided, one method for both players
// single: yes
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
