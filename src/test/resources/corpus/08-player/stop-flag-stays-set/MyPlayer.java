// exercise: 08
// truth: wrong
// mistake: the flag that the clock has set is not taken back when the next move begins, so from the second move on the first action is played
// player: both
// style: flag, history
// single: yes
// detail: only from the second call of move on the same object on
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<T> implements PlayerTask<T> {
    private static final int INF = Window.INFINITY;
    private boolean timeOver;
    private Map<T, Integer> history;
    private Clock watch;
    private T pick;
    private int score;

    public T move(GivenPosition<T> game, Clock clock) {
        watch = clock;
        history = new HashMap<>();
        ArrayList<T> root = new ArrayList<>(game.actions());
        T result = root.get(0);
        for (int depth = 1; depth < 64 && !timeOver; depth++) {
            pick = null;
            root(game, root, depth);
            if (!timeOver) {
                result = pick;
                Collections.swap(root, 0, root.indexOf(result));
                if (score > 900_000 || score < -900_000) return result;
            }
        }
        return result;
    }

    private static int side(GivenPosition<?> g) {
        return g.player() == Player.MAX ? 1 : -1;
    }

    private void root(GivenPosition<T> g, List<T> list, int depth) {
        int me = side(g);
        int lo = -INF;
        for (T t : list) {
            int v = after(g, t, me, depth - 1, 1, lo, INF);
            if (timeOver) return;
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
        if (watch.isUp()) {
            timeOver = true;
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
        List<T> list = new ArrayList<>(g.actions());
        list.sort(Comparator.comparingInt((T t) -> -history.getOrDefault(t, 0)));
        int best = -INF;
        for (T t : list) {
            int v = after(g, t, me, depth - 1, ply + 1, Math.max(lo, best), hi);
            if (timeOver) return 0;
            best = Math.max(best, v);
            if (best >= hi) {
                history.merge(t, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
