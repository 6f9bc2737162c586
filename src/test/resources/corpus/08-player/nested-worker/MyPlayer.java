// exercise: 08
// truth: right
// mistake: -
// player: both
// style: a fresh worker object per move, comparator on scores, later actions less deep from the third iteration on and again if they are good
// kind: right
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Worker<>(position, clock).work();
    }

    private static final class Up extends Exception {}

    private static final class Worker<A> {
        final GivenPosition<A> pos;
        final Clock clock;
        final Map<A, int[]> credit = new HashMap<>();
        final Map<Integer, A> killer = new HashMap<>();

        Worker(GivenPosition<A> pos, Clock clock) {
            this.pos = pos;
            this.clock = clock;
        }

        A work() {
            List<A> order = new ArrayList<>(pos.actions());
            Deque<A> answers = new ArrayDeque<>(List.of(order.get(0)));
            try {
                for (int d = 1; d <= 40; d++) {
                    int score = pass(order, d, answers);
                    order.remove(answers.peek());
                    order.add(0, answers.peek());
                    if (Math.abs(score) >= 999_900) {
                        break;
                    }
                }
            } catch (Up up) {
                return answers.peek();
            }
            return answers.peek();
        }

        int pass(List<A> order, int d, Deque<A> answers) throws Up {
            boolean max = pos.player() == Player.MAX;
            int a = -Window.INFINITY;
            int b = Window.INFINITY;
            A top = null;
            for (A each : order) {
                pos.make(each);
                int v = node(d - 1, 1, a, b, d);
                pos.undo();
                if (max && v > a) {
                    a = v;
                    top = each;
                } else if (!max && v < b) {
                    b = v;
                    top = each;
                }
            }
            answers.push(top);
            return max ? a : b;
        }

        int node(int d, int ply, int a, int b, int whole) throws Up {
            if (clock.isUp()) {
                throw new Up();
            }
            if (pos.terminal()) {
                return pos.utility() == 0 ? 0 : pos.utility() > 0 ? 1_000_000 - ply : ply - 1_000_000;
            }
            if (d <= 0) {
                return pos.evaluation();
            }
            boolean max = pos.player() == Player.MAX;
            A k = killer.get(ply);
            List<A> list = new ArrayList<>(pos.actions());
            list.sort(Comparator.comparing((A x) -> !x.equals(k))
                    .thenComparing(x -> -credit.getOrDefault(x, new int[1])[0]));
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int number = 0;
            for (A x : list) {
                pos.make(x);
                int v;
                if (++number > 9 && d >= 3 && whole >= 5 && best != -Window.INFINITY && best != Window.INFINITY) {
                    v = node(d - 2, ply + 1, a, b, whole);
                    if (max ? v > a : v < b) {
                        v = node(d - 1, ply + 1, a, b, whole);
                    }
                } else {
                    v = node(d - 1, ply + 1, a, b, whole);
                }
                pos.undo();
                best = max ? Math.max(best, v) : Math.min(best, v);
                a = max ? Math.max(a, best) : a;
                b = max ? b : Math.min(b, best);
                if (a >= b) {
                    killer.put(ply, x);
                    credit.computeIfAbsent(x, q -> new int[1])[0] += d * d;
                    return best;
                }
            }
            return best;
        }
    }
}
