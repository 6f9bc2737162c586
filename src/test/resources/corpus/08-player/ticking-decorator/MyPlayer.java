// exercise: 08
// truth: right
// mistake: -
// player: both
// style: a decorator of the position throws from make when the clock is up; starts with two plies after a look at one
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Bell extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** The same position, but it refuses to be played on when the time is over. */
    private record Ticking<A>(GivenPosition<A> inner, Clock clock) implements GivenPosition<A> {
        public List<A> actions() { return inner.actions(); }
        public int evaluation() { return inner.evaluation(); }
        public Player player() { return inner.player(); }
        public void undo() { inner.undo(); }
        public boolean terminal() { return inner.terminal(); }
        public int utility() { return inner.utility(); }

        public void make(A action) {
            if (clock.isUp()) {
                throw new Bell();
            }
            inner.make(action);
        }
    }

    private record Scored<A>(A action, int score) {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        GivenPosition<A> p = new Ticking<>(position, clock);
        Map<A, Integer> cuts = new HashMap<>();
        List<A> line = new ArrayList<>(p.actions());
        Deque<A> answers = new ArrayDeque<>(List.of(line.get(0)));
        try {
            for (int plies : (Iterable<Integer>) IntStream.rangeClosed(1, 90)::iterator) {
                Scored<A> s = root(p, line, plies, cuts);
                answers.push(s.action());
                line.sort(Comparator.comparing(a -> !a.equals(s.action())));
                if (Math.abs(s.score()) > 500_000) {
                    break;
                }
            }
        } catch (Bell bell) {
            return answers.peek();
        }
        return answers.peek();
    }

    private Scored<A> root(GivenPosition<A> p, List<A> line, int plies, Map<A, Integer> cuts) {
        int side = p.player() == Player.MAX ? 1 : -1;
        Scored<A> best = new Scored<>(null, -Window.INFINITY);
        for (A a : line) {
            int s = side * child(p, a, plies, 0, side, best.score(), Window.INFINITY, cuts);
            best = s > best.score() ? new Scored<>(a, s) : best;
        }
        return best;
    }

    private int child(GivenPosition<A> p, A a, int plies, int ply, int side, int low, int high, Map<A, Integer> cuts) {
        p.make(a);
        int v = side > 0 ? node(p, plies - 1, ply + 1, low, high, cuts) : node(p, plies - 1, ply + 1, -high, -low, cuts);
        p.undo();
        return v;
    }

    private int node(GivenPosition<A> p, int plies, int ply, int alpha, int beta, Map<A, Integer> cuts) {
        if (p.terminal()) {
            return p.utility() == 0 ? 0 : p.utility() > 0 ? p.utility() - ply : p.utility() + ply;
        }
        if (plies == 0) {
            return p.evaluation();
        }
        int side = p.player() == Player.MAX ? 1 : -1;
        int low = side > 0 ? alpha : -beta;
        int high = side > 0 ? beta : -alpha;
        List<A> sorted = p.actions().stream()
                .sorted(Comparator.comparing((A a) -> cuts.getOrDefault(a, 0)).reversed())
                .toList();
        int best = -Window.INFINITY;
        for (A a : sorted) {
            best = Math.max(best, side * child(p, a, plies, ply, side, Math.max(low, best), high, cuts));
            if (best >= high) {
                cuts.merge(a, plies * plies, Integer::sum);
                return side * best;
            }
        }
        return side * best;
    }
}
