// exercise: 08
// truth: wrong
// mistake: the root takes the largest value whoever is to move
// player: MIN
// style: Map of root values
// single: yes
// detail: always for MIN
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Stop extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> order = new ArrayList<>(position.actions());
        A good = order.get(0);
        try {
            for (int d = 1; d <= 30; d++) {
                int alpha = -Window.INFINITY;
                A top = null;
                for (A a : order) {
                    position.make(a);
                    int v = value(position, clock, d - 1, alpha, Window.INFINITY);
                    position.undo();
                    if (top == null || v > alpha) {
                        top = a;
                        alpha = v;
                    }
                }
                good = top;
                order.remove(good);
                order.add(0, good);
            }
        } catch (Stop s) {
            return good;
        }
        return good;
    }

    /** More plies left at the end means that it came sooner. */
    private int value(GivenPosition<A> p, Clock clock, int d, int alpha, int beta) {
        if (clock.isUp()) throw new Stop();
        if (p.terminal()) return p.utility() + Integer.signum(p.utility()) * d;
        if (d == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        for (A a : p.actions()) {
            p.make(a);
            int v = value(p, clock, d - 1, alpha, beta);
            p.undo();
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) break;
        }
        return max ? alpha : beta;
    }
}
