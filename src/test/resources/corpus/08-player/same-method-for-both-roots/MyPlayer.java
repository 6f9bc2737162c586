// exercise: 08
// truth: wrong
// mistake: at the root MIN calls minimum for its actions as MAX does, and not maximum, so that the sides are swapped below
// player: MIN
// style: separate functions for MAX and MIN, exception, history
// single: yes
// detail: copy and paste; from the second iteration on
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class TooLate extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private Clock clock;
    private Map<A, Integer> good;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        good = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A answer = root.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int best = max ? -Window.INFINITY : Window.INFINITY;
                A bestAction = root.get(0);
                for (A a : root) {
                    position.make(a);
                    int v = max ? minimum(position, depth - 1, 1, best, Window.INFINITY) : minimum(position, depth - 1, 1, -Window.INFINITY, best);
                    position.undo();
                    if (max && v > best || !max && v < best) {
                        best = v;
                        bestAction = a;
                    }
                }
                answer = bestAction;
                if (best > 999_000 || best < -999_000) {
                    break;
                }
                Collections.swap(root, 0, root.indexOf(answer));
            }
        } catch (TooLate tooLate) {
            return answer;
        }
        return answer;
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> list = new ArrayList<>(position.actions());
        list.sort(Comparator.comparingInt(a -> -good.getOrDefault(a, 0)));
        return list;
    }

    private int maximum(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TooLate();
        if (position.terminal()) return end(position, ply);
        if (depth == 0) return position.evaluation();
        for (A a : sorted(position)) {
            position.make(a);
            alpha = Math.max(alpha, minimum(position, depth - 1, ply + 1, alpha, beta));
            position.undo();
            if (alpha >= beta) {
                good.merge(a, 1, Integer::sum);
                return beta;
            }
        }
        return alpha;
    }

    private int minimum(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TooLate();
        if (position.terminal()) return end(position, ply);
        if (depth == 0) return position.evaluation();
        for (A a : sorted(position)) {
            position.make(a);
            beta = Math.min(beta, maximum(position, depth - 1, ply + 1, alpha, beta));
            position.undo();
            if (alpha >= beta) {
                good.merge(a, 1, Integer::sum);
                return alpha;
            }
        }
        return beta;
    }

    private int end(GivenPosition<A> position, int ply) {
        int u = position.utility();
        return u > 0 ? u - ply : u < 0 ? u + ply : 0;
    }
}
