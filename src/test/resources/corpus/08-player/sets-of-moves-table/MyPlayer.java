// exercise: 08
// truth: wrong
// mistake: a table takes positions as the same if both sides have made the same moves in any order, which holds for stones on a board but not for the trees that it has to play on as well
// player: both
// style: transposition table with depth and bounds, new for each move
// single: yes
// detail: right for Gomoku; on trees whose actions are numbers of children, from three plies on
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
    private enum Bound { EXACT, LOWER, UPPER }

    private record Key<A>(Set<A> max, Set<A> min, Player next) {}

    private record Entry<A>(int depth, int value, Bound bound, A best) {}

    private static class Halt extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<Key<A>, Entry<A>> table = new HashMap<>();
    private final List<A> byMax = new ArrayList<>();
    private final List<A> byMin = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table.clear();
        byMax.clear();
        byMin.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth < 40; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A found = actions.get(0);
                for (A action : actions) {
                    int v = after(position, clock, action, depth - 1, 1, alpha, beta);
                    if (max && v > alpha) {
                        alpha = v;
                        found = action;
                    }
                    if (!max && v < beta) {
                        beta = v;
                        found = action;
                    }
                }
                best = found;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(max ? alpha : beta) > 999_000) {
                    break;
                }
            }
        } catch (Halt e) {
            return best;
        }
        return best;
    }

    private int after(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta) {
        List<A> mine = position.player() == Player.MAX ? byMax : byMin;
        mine.add(action);
        position.make(action);
        int v = value(position, clock, depth, ply, alpha, beta);
        position.undo();
        mine.remove(mine.size() - 1);
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Halt();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        Key<A> key = new Key<>(new HashSet<>(byMax), new HashSet<>(byMin), position.player());
        Entry<A> entry = table.get(key);
        if (entry != null && entry.depth == depth) {
            if (entry.bound == Bound.EXACT
                    || entry.bound == Bound.LOWER && entry.value >= beta
                    || entry.bound == Bound.UPPER && entry.value <= alpha) {
                return entry.value;
            }
        }
        List<A> actions = new ArrayList<>(position.actions());
        if (entry != null && actions.remove(entry.best)) {
            actions.add(0, entry.best);
        }
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : actions) {
            int v = after(position, clock, action, depth - 1, ply + 1, a, b);
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
            if (max) {
                a = Math.max(a, best);
            } else {
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        Bound bound = best >= beta ? Bound.LOWER : best <= alpha ? Bound.UPPER : Bound.EXACT;
        table.put(key, new Entry<>(depth, best, bound, bestAction));
        return best;
    }
}
