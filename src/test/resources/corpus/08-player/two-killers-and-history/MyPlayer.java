// exercise: 08
// truth: right
// mistake: none; two killers per ply and a history for ties, principal variation search, a stop flag that is looked at after every call
// player: both
// style: principal variation search, flag instead of an exception
// single: yes
// detail: always
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
    private static final int WON = Window.MAX_VALUE - 1_000;
    private GivenPosition<A> g;
    private Clock clock;
    private boolean timeOut;
    private final Map<Integer, List<A>> killers = new HashMap<>();
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.g = position;
        this.clock = clock;
        timeOut = false;
        killers.clear();
        history.clear();
        List<A> actions = new ArrayList<>(g.actions());
        for (int depth = 1; depth <= 200; depth++) {
            A best = null;
            int low = -Window.INFINITY;
            for (A action : actions) {
                int v = scored(action, depth - 1, 1, low, Window.INFINITY, best == null);
                if (timeOut) {
                    return actions.get(0);
                }
                if (best == null || v > low) {
                    best = action;
                    low = v;
                }
            }
            actions.remove(best);
            actions.add(0, best); // what is first is what would be played
            if (Math.abs(low) >= WON || clock.isUp()) {
                break;
            }
        }
        return actions.get(0);
    }

    /** The value of an action to the one who makes it. */
    private int scored(A action, int depth, int ply, int low, int high, boolean full) {
        Player mover = g.player();
        g.make(action);
        int v = full ? high : view(mover, depth, ply, low, low + 1);
        if (!timeOut && (full || v > low && v < high)) {
            v = view(mover, depth, ply, low, high);
        }
        if (!timeOut) {
            g.undo();
        }
        return v;
    }

    /** The value of the position to the viewer, whoever is to move. */
    private int view(Player viewer, int depth, int ply, int low, int high) {
        if (timeOut || clock.isUp()) {
            timeOut = true;
            return 0;
        }
        if (g.terminal()) {
            int u = viewer == Player.MAX ? g.utility() : -g.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return viewer == Player.MAX ? g.evaluation() : -g.evaluation();
        }
        return g.player() == viewer ? negamax(depth, ply, low, high) : -negamax(depth, ply, -high, -low);
    }

    private int negamax(int depth, int ply, int low, int high) {
        List<A> first = killers.computeIfAbsent(ply, key -> new ArrayList<>());
        List<A> actions = new ArrayList<>(g.actions());
        actions.sort((a, b) -> Integer.compare(weight(b, first), weight(a, first)));
        int best = -Window.INFINITY;
        for (A action : actions) {
            int v = scored(action, depth - 1, ply + 1, Math.max(low, best), high, best == -Window.INFINITY);
            if (timeOut) {
                return 0;
            }
            best = Math.max(best, v);
            if (best >= high) {
                first.remove(action);
                first.add(0, action);
                if (first.size() > 2) {
                    first.remove(2);
                }
                history.merge(action, 1, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int weight(A action, List<A> first) {
        int at = first.indexOf(action);
        return at >= 0 ? 1_000_000 - at : history.getOrDefault(action, 0);
    }
}
