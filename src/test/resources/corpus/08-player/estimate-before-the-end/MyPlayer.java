// exercise: 08
// truth: wrong
// mistake: at depth 0 it takes the estimate before it asks whether the game is over, so a win or loss on the last ply of an iteration is estimated, or the position refuses
// kind: slip
// player: both
// style: record for the result, sealed root
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Found<A>(A action, int value) {}

    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        Found<A> last = new Found<>(position.actions().get(0), 0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                last = root(position, clock, depth, last.action());
            }
        } catch (Stop stop) {
            return last.action();
        }
        return last.action();
    }

    private Found<A> root(GivenPosition<A> position, Clock clock, int depth, A first) throws Stop {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        boolean max = position.player() == Player.MAX;
        for (A action : ordered(position.actions(), first)) {
            position.make(action);
            int v = value(position, clock, depth - 1, alpha, beta, 1);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return new Found<>(best, max ? alpha : beta);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta, int ply) throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        boolean max = position.player() == Player.MAX;
        for (A action : ordered(position.actions(), killer.get(ply))) {
            position.make(action);
            int v = value(position, clock, depth - 1, alpha, beta, ply + 1);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
        }
        return max ? alpha : beta;
    }

    private List<A> ordered(List<A> actions, A first) {
        LinkedList<A> list = new LinkedList<>(actions);
        if (list.remove(first)) {
            list.addFirst(first);
        }
        return list;
    }
}
