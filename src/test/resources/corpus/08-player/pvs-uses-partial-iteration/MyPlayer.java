// exercise: 08
// truth: right
// mistake: none; PVS with history; an unfinished iteration counts if the old best was searched to the end first and then something better, to the end
// player: both
// style: PVS, runtime exception, history with ageing
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {

    private static class OutOfTime extends RuntimeException {
        OutOfTime() {
            super("time", null, false, false);
        }
    }

    private Map<A, Integer> history = new HashMap<>();
    private A answer;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        LinkedList<A> order = new LinkedList<>(position.actions());
        answer = order.getFirst();
        try {
            for (int depth = 1; depth <= 40; depth++) {
                A best = depth <= 2 ? wholeIteration(position, clock, order, depth) : iteration(position, clock, order, depth);
                answer = best;
                order.remove(best);
                order.addFirst(best);
                history.replaceAll((a, h) -> h / 2);
            }
        } catch (OutOfTime e) {
            // answer is up to date
        }
        return answer;
    }

    private A wholeIteration(GivenPosition<A> p, Clock clock, List<A> order, int depth) {
        A before = answer;
        try {
            return iteration(p, clock, order, depth);
        } catch (OutOfTime e) {
            answer = before;
            throw e;
        }
    }

    /** The first action is the best of the iteration before; whatever replaces it has been searched to the end. */
    private A iteration(GivenPosition<A> p, Clock clock, List<A> order, int depth) {
        boolean max = p.player() == Player.MAX;
        int bound = 0;
        A best = null;
        for (A a : order) {
            p.make(a);
            int v;
            if (best == null) {
                v = search(p, clock, depth - 1, 1, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = search(p, clock, depth - 1, 1, bound, bound + 1);
                if (v > bound) v = search(p, clock, depth - 1, 1, bound, Window.INFINITY);
            } else {
                v = search(p, clock, depth - 1, 1, bound - 1, bound);
                if (v < bound) v = search(p, clock, depth - 1, 1, -Window.INFINITY, bound);
            }
            p.undo();
            if (best == null || (max ? v > bound : v < bound)) {
                best = a;
                bound = v;
                answer = a;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new OutOfTime();
        if (p.terminal()) {
            int u = p.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) return p.evaluation();
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A a : actions) {
            p.make(a);
            int v;
            if (first || beta - 1 <= alpha) {
                v = search(p, clock, depth - 1, ply + 1, alpha, beta);
            } else if (max) {
                v = alpha == -Window.INFINITY ? alpha + 1 : search(p, clock, depth - 1, ply + 1, alpha, alpha + 1);
                if (v > alpha && v < beta) v = search(p, clock, depth - 1, ply + 1, alpha, beta);
            } else {
                v = beta == Window.INFINITY ? beta - 1 : search(p, clock, depth - 1, ply + 1, beta - 1, beta);
                if (v < beta && v > alpha) v = search(p, clock, depth - 1, ply + 1, alpha, beta);
            }
            p.undo();
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
