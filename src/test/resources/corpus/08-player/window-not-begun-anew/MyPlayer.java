// exercise: 08
// truth: wrong
// mistake: alpha and beta of the root are set before the first iteration only, so an iteration in which all actions are worth less keeps the old move
// player: both
// style: loops in one method, exception
// single: yes
// detail: sometimes; whenever a deeper iteration finds the best one worse than before
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends Exception {}

    private Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        ArrayDeque<A> order = new ArrayDeque<>(position.actions());
        A best = order.peekFirst();
        boolean isMax = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                A candidate = order.peekFirst();
                for (A a : order) {
                    position.make(a);
                    int v = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (isMax && v > alpha) {
                        alpha = v;
                        candidate = a;
                    } else if (!isMax && v < beta) {
                        beta = v;
                        candidate = a;
                    }
                }
                best = candidate;
                order.remove(best);
                order.addFirst(best);
            }
        } catch (Stop stop) {
            return best;
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws Stop {
        if (clock.isUp()) throw new Stop();
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) return p.evaluation();
        boolean isMax = p.player() == Player.MAX;
        int best = isMax ? -Window.INFINITY : Window.INFINITY;
        LinkedList<A> list = new LinkedList<>(p.actions());
        A k = killer.get(ply);
        if (k != null && list.remove(k)) list.addFirst(k);
        for (A a : list) {
            p.make(a);
            int v = alphaBeta(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (isMax) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killer.put(ply, a);
                break;
            }
        }
        return best;
    }
}
