// exercise: 08
// truth: wrong
// mistake: the plies that are left are taken off a win instead of the plies that were played, so the later win is worth more, and a win in one is passed over for a win in three once that is seen
// kind: slip
// player: both
// style: two methods, depth counted down only
// single: yes
// detail: -
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
    private static final class Over extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private GivenPosition<A> pos;
    private Clock clock;
    private final Map<Integer, A> lastCut = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        lastCut.clear();
        List<A> actions = new ArrayList<>(pos.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 30; depth++) {
                A candidate = pos.player() == Player.MAX ? rootMax(actions, depth) : rootMin(actions, depth);
                best = candidate;
                actions.remove(candidate);
                actions.add(0, candidate);
            }
        } catch (Over e) {
            // best is from the last iteration
        }
        return best;
    }

    private A rootMax(List<A> actions, int depth) {
        int alpha = -Window.INFINITY;
        A best = null;
        for (A a : actions) {
            pos.make(a);
            int v = value(depth - 1, alpha, Window.INFINITY);
            pos.undo();
            if (v > alpha) {
                alpha = v;
                best = a;
            }
        }
        return best;
    }

    private A rootMin(List<A> actions, int depth) {
        int beta = Window.INFINITY;
        A best = null;
        for (A a : actions) {
            pos.make(a);
            int v = value(depth - 1, -Window.INFINITY, beta);
            pos.undo();
            if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int value(int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Over();
        }
        if (pos.terminal()) {
            // a quick win is better than a slow one
            int u = pos.utility();
            if (u > 0) {
                return u - depth;
            } else if (u < 0) {
                return u + depth;
            }
            return 0;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        boolean max = pos.player() == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(pos.actions());
        A cut = lastCut.get(depth);
        if (cut != null && actions.contains(cut)) {
            actions.remove(cut);
            actions.add(0, cut);
        }
        for (A a : actions) {
            pos.make(a);
            int w = value(depth - 1, alpha, beta);
            pos.undo();
            if (max) {
                v = Math.max(v, w);
                alpha = Math.max(alpha, v);
            } else {
                v = Math.min(v, w);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                lastCut.put(depth, a);
                break;
            }
        }
        return v;
    }
}
