// exercise: 08
// truth: wrong
// mistake: the root searches a window around the last value and, when every action is worse than it, keeps the last move instead of searching again with a wider window
// player: both
// style: aspiration window, killers
// single: yes
// detail: sometimes, when the next iteration is worse by more than the margin
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MARGIN = 50;

    private static final class Halt extends RuntimeException {
        Halt() {
            super(null, null, false, false);
        }
    }

    private record Pick<A>(A action, int value) {}

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        Pick<A> pick = new Pick<>(actions.get(0), 0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (int depth = 1; depth <= 50; depth++) {
            try {
                Pick<A> next = root(position, clock, actions, depth, alpha, beta);
                if (next.value() >= beta && beta < Window.INFINITY && position.player() == Player.MAX) {
                    next = root(position, clock, actions, depth, alpha, Window.INFINITY);
                } else if (next.value() <= alpha && alpha > -Window.INFINITY && position.player() == Player.MIN) {
                    next = root(position, clock, actions, depth, -Window.INFINITY, beta);
                }
                pick = next.action() == null ? new Pick<>(pick.action(), next.value()) : next;
            } catch (Halt halt) {
                break;
            }
            alpha = pick.value() - MARGIN;
            beta = pick.value() + MARGIN;
            actions.remove(pick.action());
            actions.add(0, pick.action());
        }
        return pick.action();
    }

    private Pick<A> root(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int alpha, int beta) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
                if (alpha >= beta) {
                    break;
                }
            }
        }
        return new Pick<>(best, max ? alpha : beta);
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Halt();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A k = killers.get(ply);
        if (k != null && actions.remove(k)) {
            actions.add(0, k);
        }
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
