// exercise: 08
// truth: right
// mistake: -
// player: both
// style: uses what an unfinished iteration has found beyond the old best, as allowed; Optional as the sign of the clock
// kind: right
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Found<A>(A action, int value, boolean whole) {}

    private Map<Integer, List<A>> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        LinkedList<A> root = new LinkedList<>(position.actions());
        for (int depth = 1; depth <= 60; depth++) {
            Found<A> found = iteration(position, clock, root, depth);
            root.remove(found.action());
            root.addFirst(found.action());
            if (!found.whole() || Math.abs(found.value()) >= 999_900) {
                break;
            }
        }
        return root.getFirst();
    }

    private Found<A> iteration(GivenPosition<A> p, Clock clock, List<A> root, int depth) {
        boolean max = p.player() == Player.MAX;
        A best = root.get(0);
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        int done = 0;
        for (A a : root) {
            p.make(a);
            OptionalInt v = max
                    ? value(p, clock, depth - 1, 1, bound, Window.INFINITY)
                    : value(p, clock, depth - 1, 1, -Window.INFINITY, bound);
            if (v.isEmpty()) {
                // best stands: the old one, or what was better to the end; in the very first iteration any will do
                return new Found<>(best, bound, false);
            }
            p.undo();
            if (max ? v.getAsInt() > bound : v.getAsInt() < bound) {
                bound = v.getAsInt();
                best = a;
            }
            done++;
        }
        return new Found<>(best, bound, done == root.size());
    }

    private OptionalInt value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return OptionalInt.empty();
        }
        if (p.terminal()) {
            return OptionalInt.of(p.utility() - Integer.signum(p.utility()) * ply);
        }
        if (depth == 0) {
            return OptionalInt.of(p.evaluation());
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> killed = killers.computeIfAbsent(ply, k -> new ArrayList<>());
        List<A> order = new ArrayList<>(p.actions());
        for (A k : List.copyOf(killed)) {
            if (order.remove(k)) {
                order.add(0, k);
            }
        }
        for (A a : order) {
            p.make(a);
            OptionalInt v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            if (v.isEmpty()) {
                return v;
            }
            p.undo();
            if (max) {
                best = Math.max(best, v.getAsInt());
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v.getAsInt());
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                killed.remove(a);
                killed.add(a);
                if (killed.size() > 2) {
                    killed.remove(0);
                }
                break;
            }
        }
        return OptionalInt.of(best);
    }
}
