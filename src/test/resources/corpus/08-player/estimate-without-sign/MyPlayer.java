// exercise: 08
// truth: wrong
// mistake: the estimate is used as if it were the value to the side that looks, without turning it where MIN has moved last
// player: both
// style: own point of view, flag
// single: yes
// detail: often: where the last ply of an iteration is a move of MIN
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<M> implements PlayerTask<M> {
    private static final int INF = Window.INFINITY;
    private boolean stop;
    private Map<M, Integer> table;
    private Clock time;
    private M candidate;
    private int score;

    public M move(GivenPosition<M> game, Clock clock) {
        time = clock;
        stop = false;
        table = new HashMap<>();
        ArrayList<M> root = new ArrayList<>(game.actions());
        M result = root.get(0);
        for (int depth = 1; depth < 64 && !stop; depth++) {
            candidate = null;
            root(game, root, depth);
            if (!stop) {
                result = candidate;
                Collections.swap(root, 0, root.indexOf(result));
                if (score > 900_000 || score < -900_000) return result;
            }
        }
        return result;
    }

    private static int side(GivenPosition<?> g) {
        return g.player() == Player.MAX ? 1 : -1;
    }

    private void root(GivenPosition<M> g, List<M> list, int depth) {
        int me = side(g);
        int lo = -INF;
        for (M t : list) {
            int v = after(g, t, me, depth - 1, 1, lo, INF);
            if (stop) return;
            if (v > lo) {
                lo = v;
                candidate = t;
            }
        }
        score = lo;
    }

    /** The value to the side "me" of what follows the action. */
    private int after(GivenPosition<M> g, M t, int me, int depth, int ply, int lo, int hi) {
        g.make(t);
        int v = 0;
        if (time.isUp()) {
            stop = true;
        } else if (g.terminal()) {
            int u = me * g.utility();
            v = u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        } else if (depth == 0) {
            v = g.evaluation();
        } else if (side(g) == me) {
            v = own(g, me, depth, ply, lo, hi);
        } else {
            v = -own(g, -me, depth, ply, -hi, -lo);
        }
        g.undo();
        return v;
    }

    private int own(GivenPosition<M> g, int me, int depth, int ply, int lo, int hi) {
        List<M> list = new ArrayList<>(g.actions());
        list.sort(Comparator.comparingInt((M t) -> -table.getOrDefault(t, 0)));
        int best = -INF;
        for (M t : list) {
            int v = after(g, t, me, depth - 1, ply + 1, Math.max(lo, best), hi);
            if (stop) return 0;
            best = Math.max(best, v);
            if (best >= hi) {
                table.merge(t, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
