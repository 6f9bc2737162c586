// exercise: 08
// truth: wrong
// mistake: the best is kept as its number in the list of this round, and looked up in the list of the position, which has another order
// player: both
// style: index of the best action
// kind: slip
// single: yes
// detail: when the list of the root has been reordered, from the second round on
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Timeout extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final List<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        final List<A> all = position.actions();
        List<A> order = new ArrayList<>(all);
        killers.clear();
        int best = 0;
        try {
            int[] result;
            int depth = 1;
            do {
                result = root(position, clock, order, depth++);
                best = result[0];
                order.add(0, order.remove(best));
            } while (Math.abs(result[1]) < 900_000 && depth < 60);
        } catch (Timeout t) {
            return all.get(best);
        }
        return all.get(best);
    }

    private int[] root(GivenPosition<A> position, Clock clock, List<A> order, int depth) throws Timeout {
        int color = position.player() == Player.MAX ? 1 : -1;
        int[] result = {0, -Window.INFINITY};
        for (int i = 0; i < order.size(); i++) {
            position.make(order.get(i));
            int v = color * ab(position, clock, depth - 1, 1, color > 0 ? result[1] : -Window.INFINITY, color > 0 ? Window.INFINITY : -result[1]);
            position.undo();
            if (v > result[1]) {
                result = new int[] {i, v};
            }
        }
        return result;
    }

    private int ab(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Timeout {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.signum(position.utility());
        }
        if (depth == 0) {
            return position.evaluation();
        }
        while (killers.size() <= ply) {
            killers.add(null);
        }
        List<A> list = new ArrayList<>(position.actions());
        if (list.remove(killers.get(ply))) {
            list.add(0, killers.get(ply));
        }
        boolean max = position.player() == Player.MAX;
        for (A action : list) {
            position.make(action);
            int v = ab(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (beta <= alpha) {
                killers.set(ply, action);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
