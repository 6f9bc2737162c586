// exercise: 08
// truth: wrong
// mistake: the killers are an array of 64 by the plies left, but iterations go on beyond 64, so near a tied end the index runs out of the array
// player: both
// style: killers in an array, deepening without a limit
// single: yes
// detail: sometimes; ArrayIndexOutOfBoundsException only where the rest of the game is so short that iteration 65 is reached without a proof
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Object[] killers = new Object[64];

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Arrays.fill(killers, null);
        List<A> order = new ArrayList<>(position.actions());
        A best = order.get(0);
        try {
            for (int depth = 1; !clock.isUp(); depth++) {
                best = iteration(position, clock, order, depth);
                order.remove(best);
                order.add(0, best);
                if (Math.abs(rootValue) > 900_000) {
                    break;
                }
            }
        } catch (Timeout e) {
            // what was found last stays
        }
        return best;
    }

    private int rootValue;

    private A iteration(GivenPosition<A> position, Clock clock, List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : order) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        rootValue = max ? alpha : beta;
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : withKiller(position.actions(), killers[depth])) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers[depth] = action;
                break;
            }
        }
        return best;
    }

    private List<A> withKiller(List<A> actions, Object killer) {
        List<A> list = new ArrayList<>(actions);
        int at = list.indexOf(killer);
        if (at > 0) {
            Collections.swap(list, 0, at);
        }
        return list;
    }
}
