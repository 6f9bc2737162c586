// exercise: 08
// truth: wrong
// mistake: the player stops thinking as soon as two iterations in a row name the same action, with most of its time left
// player: both
// style: iterative deepening with an early end
// single: yes
// detail: nearly always: ends at two or three plies
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
        ArrayList<T> first = new ArrayList<>(game.actions());
        T choice = first.get(0);
        for (int depth = 1; depth < 64 && !stop; depth++) {
            pick = null;
            first(game, first, depth);
            if (!stop) {
                if (depth > 1 && pick.equals(choice)) return choice;
                choice = pick;
                Collections.swap(first, 0, first.indexOf(choice));
                if (score > 900_000 || score < -900_000) return choice;
            }
        }
        return choice;
    }

    private static int side(GivenPosition<?> g) {
        return g.player() == Player.MAX ? 1 : -1;
    }

    private void first(GivenPosition<T> g, List<T> list, int depth) {
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
            v = negamax(g, me, depth, ply, lo, hi);
        } else {
            v = -negamax(g, -me, depth, ply, -hi, -lo);
        }
        g.undo();
        return v;
    }

    private int negamax(GivenPosition<T> g, int me, int depth, int ply, int lo, int hi) {
        List<T> list = new ArrayList<>(g.actions());
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
