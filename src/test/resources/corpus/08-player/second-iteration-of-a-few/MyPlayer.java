// exercise: 08
// truth: wrong
// mistake: from the second iteration on only the four actions that were best with one ply are looked at
// player: both
// style: streams for the root, max and min in one method
// single: yes
// detail: the right move is lost when it does not look good with one ply
import java.util.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 4;

    private static final class NoTime extends RuntimeException {}

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        boolean max = position.player() == Player.MAX;
        List<A> all = position.actions();
        A best = all.get(0);
        try {
            Map<A, Integer> first = new LinkedHashMap<>();
            for (A a : all) {
                position.make(a);
                first.put(a, value(position, clock, 0, 1, -Window.INFINITY, Window.INFINITY));
                position.undo();
            }
            Comparator<A> byValue = Comparator.comparingInt(first::get);
            List<A> root = all.stream()
                    .sorted(max ? byValue.reversed() : byValue)
                    .limit(WIDTH)
                    .collect(Collectors.toCollection(ArrayList::new));
            best = root.get(0);
            if (Math.abs(first.get(best)) > 999_000) {
                return best;
            }
            for (int depth = 2; depth <= 50; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A found = root.get(0);
                for (A a : root) {
                    position.make(a);
                    int v = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max ? v > alpha : v < beta) {
                        found = a;
                        if (max) alpha = v;
                        else beta = v;
                    }
                }
                best = found;
                if (Math.abs(max ? alpha : beta) > 999_000) {
                    return best;
                }
                root.remove(found);
                root.add(0, found);
            }
        } catch (NoTime e) {
            return best;
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new NoTime();
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> list = position.actions().stream()
                .sorted(Comparator.comparing(a -> -history.getOrDefault(a, 0)))
                .toList();
        for (A a : list) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (beta <= alpha) {
                history.merge(a, 1 + depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
