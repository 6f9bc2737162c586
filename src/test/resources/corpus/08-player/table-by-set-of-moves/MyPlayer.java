// exercise: 08
// truth: wrong
// mistake: the table of values is keyed by the set of the actions made, which forgets which player made which, so different positions share a value
// player: both
// style: transposition table with depth and bounds
// single: yes
// detail: sometimes; from the third iteration on in Gomoku (X on a and O on b is taken for X on b and O on a), more often on trees whose nodes share action names
import java.util.*;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private enum Bound { EXACT, LOWER, UPPER }

    private record Entry(int depth, int value, Bound bound) { }

    private static final class Late extends RuntimeException {
        Late() {
            super(null, null, false, false);
        }
    }

    private static final int INF = 1_200_000;

    private Map<Set<A>, Entry> table;
    private Set<A> made;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        made = new HashSet<>();
        history = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A best = root.get(0);
        try {
            for (int depth = 1; depth <= 30; depth++) {
                table = new HashMap<>();
                boolean max = position.player() == Player.MAX;
                int alpha = -INF, beta = INF;
                A found = root.get(0);
                for (A a : root) {
                    int v = play(position, clock, a, depth - 1, 1, alpha, beta);
                    if (max && v > alpha) {
                        alpha = v;
                        found = a;
                    }
                    if (!max && v < beta) {
                        beta = v;
                        found = a;
                    }
                }
                best = found;
                root.remove(best);
                root.add(0, best);
                if (Math.abs(max ? alpha : beta) > 999_000) break;
            }
        } catch (Late late) {
            return best;
        }
        return best;
    }

    private int play(GivenPosition<A> position, Clock clock, A a, int depth, int ply, int alpha, int beta) {
        position.make(a);
        boolean added = made.add(a);
        int v = value(position, clock, depth, ply, alpha, beta);
        if (added) made.remove(a);
        position.undo();
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Late();
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) return position.evaluation();
        Entry entry = table.get(made);
        if (entry != null && entry.depth() == depth) {
            if (entry.bound() == Bound.EXACT
                    || entry.bound() == Bound.LOWER && entry.value() >= beta
                    || entry.bound() == Bound.UPPER && entry.value() <= alpha) {
                return entry.value();
            }
        }
        int a0 = alpha, b0 = beta;
        boolean max = position.player() == Player.MAX;
        int best = max ? -INF : INF;
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        for (A a : list) {
            int v = play(position, clock, a, depth - 1, ply + 1, alpha, beta);
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(a, depth, Integer::sum);
                break;
            }
        }
        Bound bound = best <= a0 ? Bound.UPPER : best >= b0 ? Bound.LOWER : Bound.EXACT;
        table.put(new HashSet<>(made), new Entry(depth, best, bound));
        return best;
    }
}
