// exercise: 08
// truth: wrong
// mistake: negamax begins with alpha = Integer.MIN_VALUE, and its negative is itself: the children get beta = MIN_VALUE and cut after their first child
// player: both
// style: negamax, history, MIN_VALUE and MAX_VALUE as bounds
// kind: slip
// single: yes
// detail: from two plies on: the first root action is judged by a single reply
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Timeout extends RuntimeException {}

    private final HashMap<A, Integer> hits = new HashMap<>();
    private A rootChoice;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        hits.clear();
        A chosen = position.actions().get(0);
        try {
            for (int d = 1; d <= 50; d++) {
                int v = negamax(position, clock, d, 0, Integer.MIN_VALUE, Integer.MAX_VALUE, chosen);
                chosen = rootChoice;
                if (v > 999_000 || v < -999_000) {
                    break;
                }
            }
        } catch (Timeout t) {
            return chosen;
        }
        return chosen;
    }

    private int negamax(GivenPosition<A> p, Clock clock, int d, int ply, int alpha, int beta, A first) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (p.terminal() || d == 0) {
            int side = ply % 2 == 0 ? root : -root;
            int v = p.terminal() ? p.utility() - ply * Integer.signum(p.utility()) : p.evaluation();
            return side * v;
        }
        if (ply == 0) {
            root = p.player() == Player.MAX ? 1 : -1;
        }
        List<A> as = new ArrayList<>(p.actions());
        as.sort(Comparator.comparingInt((A a) -> a.equals(first) ? 0 : 1).thenComparing(a -> -hits.getOrDefault(a, 0)));
        int best = Integer.MIN_VALUE;
        for (A a : as) {
            p.make(a);
            int v = -negamax(p, clock, d - 1, ply + 1, -beta, -alpha, null);
            p.undo();
            if (v > best) {
                best = v;
                if (ply == 0) {
                    rootChoice = a;
                }
            }
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                hits.merge(a, d * d, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int root;
}
