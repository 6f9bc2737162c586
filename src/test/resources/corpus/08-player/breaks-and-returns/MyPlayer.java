// exercise: 08
// truth: wrong
// mistake: when the clock is up the search returns the best so far of a node left in the middle, and the move is written down before the clock is asked
// player: both
// style: while loop on the clock, records
// kind: slip
// single: yes
// detail: the clock ends in the middle of an iteration and a half-searched value looks better than the true ones
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Result<A>(A action, int value) {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Result<A> result = new Result<>(position.actions().get(0), 0);
        int depth = 1;
        while (!clock.isUp() && depth <= 40 && Math.abs(result.value()) < 999_000) {
            result = best(position, clock, depth++, 0, -Window.INFINITY, Window.INFINITY, result.action());
        }
        return result.action();
    }

    private Result<A> best(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta, A first) {
        if (p.terminal()) {
            int u = p.utility();
            return new Result<>(null, u > 0 ? u - ply : u < 0 ? u + ply : 0);
        }
        if (depth == 0 || clock.isUp() && ply > 0) {
            return new Result<>(null, p.evaluation());
        }
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        if (actions.remove(first)) {
            actions.add(0, first);
        }
        Result<A> best = new Result<>(actions.get(0), max ? -Window.INFINITY : Window.INFINITY);
        A reply = null;
        for (A a : actions) {
            p.make(a);
            Result<A> r = best(p, clock, depth - 1, ply + 1, alpha, beta, reply);
            p.undo();
            reply = r.action();
            if (max ? r.value() > best.value() : r.value() < best.value()) {
                best = new Result<>(a, r.value());
            }
            if (max) {
                alpha = Math.max(alpha, best.value());
            } else {
                beta = Math.min(beta, best.value());
            }
            if (alpha >= beta || clock.isUp()) {
                break;
            }
        }
        return best;
    }
}
