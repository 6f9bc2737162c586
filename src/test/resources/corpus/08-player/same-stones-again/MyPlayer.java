// exercise: 08
// truth: wrong
// mistake: positions are remembered by the set of actions that each side has made, as if the order never mattered, which is true in Gomoku and not in trees
// player: both
// style: transposition table with record keys, bounds and depth
// kind: subtle
// single: yes
// detail: trees in which the same action names occur at different nodes: two lines with the same actions in another order are taken for one
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Key<A>(Set<A> ofMax, Set<A> ofMin, int depth) {}

    private record Entry(int low, int high) {}

    private static class TimeIsUp extends Exception {
        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private final Map<Key<A>, Entry> table = new HashMap<>();
    private final Set<A> ofMax = new HashSet<>();
    private final Set<A> ofMin = new HashSet<>();
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table.clear();
        ofMax.clear();
        ofMin.clear();
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth < 50; depth++) {
                boolean max = position.player() == Player.MAX;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = actions.get(0);
                for (A action : actions) {
                    int value = play(position, clock, action, depth, 0, alpha, beta);
                    if (max ? value > alpha : value < beta) {
                        best = action;
                        alpha = max ? value : alpha;
                        beta = max ? beta : value;
                    }
                }
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsUp e) {
            return actions.get(0);
        }
        return actions.get(0);
    }

    private int play(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta)
            throws TimeIsUp {
        Set<A> mine = position.player() == Player.MAX ? ofMax : ofMin;
        boolean added = mine.add(action);
        position.make(action);
        int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
        position.undo();
        if (added) {
            mine.remove(action);
        }
        return value;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta)
            throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Key<A> key = new Key<>(Set.copyOf(ofMax), Set.copyOf(ofMin), depth);
        Entry entry = table.getOrDefault(key, new Entry(-Window.INFINITY, Window.INFINITY));
        if (entry.low() >= beta || entry.low() == entry.high()) {
            return entry.low();
        }
        if (entry.high() <= alpha) {
            return entry.high();
        }
        int from = alpha;
        int to = beta;
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            int value = play(position, clock, action, depth, ply, alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        table.put(key, new Entry(best > from ? best : entry.low(), best < to ? best : entry.high()));
        return best;
    }
}
