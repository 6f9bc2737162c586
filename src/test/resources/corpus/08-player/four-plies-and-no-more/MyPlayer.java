// exercise: 08
// truth: wrong
// mistake: the loop over the iterations ends at depth 4, however much time there is
// player: both
// style: two mutually recursive methods, history
// single: yes
// detail: whenever four plies are finished before the clock is up
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAXIMUM = 4;

    static class Abort extends Exception {
        static final long serialVersionUID = 7L;
    }

    private Clock clock;
    private Map<A, Integer> good;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.good = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        int depth = 1;
        try {
            while (depth <= MAXIMUM) {
                chosen = iterate(position, actions, depth);
                Collections.swap(actions, 0, actions.indexOf(chosen));
                depth++;
            }
        } catch (Abort abort) {
            // the move of the iteration before
        }
        return chosen;
    }

    private A iterate(GivenPosition<A> position, List<A> actions, int depth) throws Abort {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            position.make(action);
            int v = max ? min(position, depth - 1, 1, alpha, beta) : max(position, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparing((A a) -> good.getOrDefault(a, 0), Comparator.reverseOrder()));
        return list;
    }

    private int max(GivenPosition<A> position, int depth, int ply, int alpha, int beta) throws Abort {
        if (clock.isUp()) throw new Abort();
        if (position.terminal()) return end(position, ply);
        if (depth == 0) return position.evaluation();
        int v = -Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            v = Math.max(v, min(position, depth - 1, ply + 1, Math.max(alpha, v), beta));
            position.undo();
            if (v >= beta) {
                good.merge(action, 1 << depth, Integer::sum);
                return v;
            }
        }
        return v;
    }

    private int min(GivenPosition<A> position, int depth, int ply, int alpha, int beta) throws Abort {
        if (clock.isUp()) throw new Abort();
        if (position.terminal()) return end(position, ply);
        if (depth == 0) return position.evaluation();
        int v = Window.INFINITY;
        for (A action : sorted(position)) {
            position.make(action);
            v = Math.min(v, max(position, depth - 1, ply + 1, alpha, Math.min(beta, v)));
            position.undo();
            if (v <= alpha) {
                good.merge(action, 1 << depth, Integer::sum);
                return v;
            }
        }
        return v;
    }

    private int end(GivenPosition<A> position, int ply) {
        int u = position.utility();
        return u > 0 ? u - ply : u < 0 ? u + ply : u;
    }
}
