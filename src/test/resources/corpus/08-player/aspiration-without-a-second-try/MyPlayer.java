// exercise: 08
// truth: wrong
// mistake: from the second iteration on the root is searched with a window of 500 around the last value, and when the value falls out of it there is no search with a wider one: below it the old move stays best, above it the first that is too good is taken
// kind: subtle
// player: both
// style: aspiration windows, fail-hard negamax with a nested class for the root
// single: yes
// detail: needs a value that changes by more than 500 from one iteration to the next
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int HALF_WINDOW = 500;

    private static final class Abort extends Exception {
        private static final long serialVersionUID = 1L;

        Abort() {
            super(null, null, false, false);
        }
    }

    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        try {
            for (int depth = 1; depth < 50; depth++) {
                int alpha = low;
                A now = actions.get(0);
                for (A action : actions) {
                    position.make(action);
                    int value = sign > 0
                            ? value(position, clock, depth - 1, 1, alpha, high)
                            : -value(position, clock, depth - 1, 1, -high, -alpha);
                    position.undo();
                    if (value > alpha) {
                        alpha = value;
                        now = action;
                        if (alpha >= high) {
                            break;
                        }
                    }
                }
                best = now;
                if (Math.abs(alpha) > 500_000) {
                    break;
                }
                low = alpha - HALF_WINDOW;
                high = alpha + HALF_WINDOW;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Abort abort) {
            return best;
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws Abort {
        if (clock.isUp()) {
            throw new Abort();
        }
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        A first = killer.get(depth);
        if (actions.remove(first)) {
            actions.add(0, first);
        }
        for (A action : actions) {
            p.make(action);
            int v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killer.put(depth, action);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
