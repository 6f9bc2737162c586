// exercise: 08
// truth: wrong
// mistake: at every node and from the first iteration on only the first half of the actions is looked at, though their order means nothing
// player: both
// style: subList as a beam, history
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<T> implements PlayerTask<T> {
    private static final int INF = Window.INFINITY;
    private boolean stop;
    private Map<T, Integer> history;
    private Clock time;
    private T pick;
    private int score;

    public T move(GivenPosition<T> game, Clock clock) {
        time = clock;
        stop = false;
        history = new HashMap<>();
        ArrayList<T> rootMoves = new ArrayList<>(beam(game));
        T result = rootMoves.get(0);
        for (int depth = 1; depth < 64 && !stop; depth++) {
            pick = null;
            rootMoves(game, rootMoves, depth);
            if (!stop) {
                result = pick;
                Collections.swap(rootMoves, 0, rootMoves.indexOf(result));
                if (score > 900_000 || score < -900_000) return result;
            }
        }
        return result;
    }

    private static <X> List<X> beam(GivenPosition<X> g) {
        List<X> all = g.actions();
        return all.subList(0, (all.size() + 1) / 2);
    }

    private static int side(GivenPosition<?> g) {
        return g.player() == Player.MAX ? 1 : -1;
    }

    private void rootMoves(GivenPosition<T> g, List<T> list, int depth) {
        int me = side(g);
        int lo = -INF;
        for (T t : list) {
            int v = after(g, t, me, depth - 1, 1, lo, INF);
            if (stop) return;
            if (v > lo) {
                lo = v;
                pick = t;
            }
        }
        score = lo;
    }

    /** The value to the side "me" of what follows the action. */
    private int after(GivenPosition<T> g, T t, int me, int depth, int ply, int lo, int hi) {
        g.make(t);
        int v = 0;
        if (time.isUp()) {
            stop = true;
        } else if (g.terminal()) {
            int u = me * g.utility();
            v = u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        } else if (depth == 0) {
            v = me * g.evaluation();
        } else if (side(g) == me) {
            v = own(g, me, depth, ply, lo, hi);
        } else {
            v = -own(g, -me, depth, ply, -hi, -lo);
        }
        g.undo();
        return v;
    }

    private int own(GivenPosition<T> g, int me, int depth, int ply, int lo, int hi) {
        List<T> list = new ArrayList<>(beam(g));
        list.sort(Comparator.comparingInt((T t) -> -history.getOrDefault(t, 0)));
        int best = -INF;
        for (T t : list) {
            int v = after(g, t, me, depth - 1, ply + 1, Math.max(lo, best), hi);
            if (stop) return 0;
            best = Math.max(best, v);
            if (best >= hi) {
                history.merge(t, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
