// exercise: 08
// truth: wrong
// mistake: a value from 100,000 on counts as proved, although an estimate may be as large, and no further iteration is begun
// player: both
// style: killers, record for an iteration
// single: yes
// detail: only where an estimate of 100,000 or -100,000 decides; most of the time is then left; nobody's list
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = 100_000;

    private record Result<A>(A action, int value) {}

    private static final class Interrupted extends Exception {}

    private A[] killers;

    @SuppressWarnings("unchecked")
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = (A[]) new Object[64];
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth < 60; depth++) {
                Result<A> r = iterate(position, clock, actions, depth);
                best = r.action();
                if (r.value() >= WON || r.value() <= -WON) return best;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Interrupted e) {
            return best;
        }
        return best;
    }

    private Result<A> iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Interrupted {
        boolean max = position.player() == Player.MAX;
        Result<A> best = null;
        for (A a : actions) {
            position.make(a);
            int alpha = max && best != null ? best.value() : -Window.INFINITY;
            int beta = !max && best != null ? best.value() : Window.INFINITY;
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? v > best.value() : v < best.value())) best = new Result<>(a, v);
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Interrupted {
        if (clock.isUp()) throw new Interrupted();
        if (position.terminal()) return position.utility() - ply * Integer.signum(position.utility());
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        int at = actions.indexOf(killers[ply]);
        if (at > 0) actions.add(0, actions.remove(at));
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                killers[ply] = a;
                break;
            }
        }
        return max ? alpha : beta;
    }
}
