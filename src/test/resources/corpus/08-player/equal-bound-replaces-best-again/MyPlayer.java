// exercise: 08
// truth: wrong
// mistake: at the root MAX takes a later action whose value equals the best, which with bounds from a cut is often a worse one
// player: MAX
// style: fail-hard, first of several kept for MIN only
// single: yes
// detail: often
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Enough extends RuntimeException {}

    private A previous;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        previous = null;
        A move = position.actions().get(0);
        try {
            int depth = 0;
            while (depth++ < 40) {
                move = deepen(position, clock, depth);
                previous = move;
            }
        } catch (Enough e) {
            return move;
        }
        return move;
    }

    private A deepen(GivenPosition<A> p, Clock clock, int depth) {
        LinkedList<A> queue = new LinkedList<>(p.actions());
        if (previous != null) {
            queue.remove(previous);
            queue.addFirst(previous);
        }
        A best = queue.getFirst();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = p.player() == Player.MAX;
        for (A a : queue) {
            p.make(a);
            int v = max ? value(p, clock, depth - 1, alpha, beta) : value(p, clock, depth - 1, alpha, beta);
            p.undo();
            if (max) {
                if (v >= alpha) {
                    alpha = v;
                    best = a;
                }
            } else {
                if (v < beta) {
                    beta = v;
                    best = a;
                }
            }
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) throw new Enough();
        if (p.terminal()) {
            int u = p.utility();
            u += u > 0 ? depth : u < 0 ? -depth : 0;
            return Math.max(alpha, Math.min(beta, u));
        }
        if (depth == 0) return Math.max(alpha, Math.min(beta, p.evaluation()));
        if (p.player() == Player.MAX) {
            for (A a : p.actions()) {
                p.make(a);
                alpha = Math.max(alpha, value(p, clock, depth - 1, alpha, beta));
                p.undo();
                if (alpha >= beta) return beta;
            }
            return alpha;
        }
        for (A a : p.actions()) {
            p.make(a);
            beta = Math.min(beta, value(p, clock, depth - 1, alpha, beta));
            p.undo();
            if (beta <= alpha) return alpha;
        }
        return beta;
    }
}
