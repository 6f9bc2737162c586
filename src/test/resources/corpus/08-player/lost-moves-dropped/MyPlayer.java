// exercise: 08
// truth: wrong
// mistake: root actions that are proved to lose are taken off the list, and if they all lose it is empty and get(0) throws
// player: both
// style: alpha-beta, root list shrinks between the iterations
// single: yes
// detail: only when the clock suffices to prove that every action loses, and not all but one were proved in an earlier iteration
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
    private static final int LOST = -900_000;

    private static final class Late extends RuntimeException {}

    private GivenPosition<A> pos;
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        killers.clear();
        int me = pos.player() == Player.MAX ? 1 : -1;
        List<A> actions = new ArrayList<>(pos.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 45; depth++) {
                if (actions.size() == 1) {
                    return actions.get(0); // the only defence
                }
                Map<A, Integer> values = new HashMap<>();
                A found = actions.get(0);
                int top = -Window.INFINITY;
                for (A action : actions) {
                    pos.make(action);
                    int v = me * (me > 0
                            ? value(depth - 1, 1, top, Window.INFINITY)
                            : value(depth - 1, 1, -Window.INFINITY, -top));
                    pos.undo();
                    values.put(action, v);
                    if (v > top) {
                        top = v;
                        found = action;
                    }
                }
                best = found;
                if (top > -LOST) {
                    return best;
                }
                actions.removeIf(action -> values.get(action) < LOST);
                if (actions.remove(best)) {
                    actions.add(0, best);
                }
            }
        } catch (Late e) {
            return best;
        }
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Late();
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        List<A> actions = new ArrayList<>(pos.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        if (pos.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                pos.make(action);
                best = Math.max(best, value(depth - 1, ply + 1, Math.max(alpha, best), beta));
                pos.undo();
                if (best >= beta) {
                    killers.put(ply, action);
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : actions) {
            pos.make(action);
            best = Math.min(best, value(depth - 1, ply + 1, alpha, Math.min(beta, best)));
            pos.undo();
            if (best <= alpha) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
