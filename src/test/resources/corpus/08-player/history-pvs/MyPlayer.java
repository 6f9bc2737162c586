// exercise: 08
// truth: right
// mistake: -
// player: both
// style: negamax with principal variation search and history in a map, exception from the clock
// kind: right
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Stop extends RuntimeException {
        Stop() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> p;
    private Clock clock;
    private A rootBest;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.p = position;
        this.clock = clock;
        history.clear();
        rootBest = null;
        A answer = position.actions().get(0);
        try {
            for (int depth = 1; depth < 100; depth++) {
                int v = search(depth, 0, -2_000_000, 2_000_000);
                answer = rootBest;
                if (Math.abs(v) > 999_000) {
                    break;
                }
            }
        } catch (Stop enough) {
            // the answer is that of the last whole iteration
        }
        return answer;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (p.terminal()) {
            int u = p.utility();
            int v = u == 0 ? 0 : u > 0 ? u - ply : u + ply;
            return v;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        int sign = p.player() == Player.MAX ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        List<A> list = new ArrayList<>(p.actions());
        A first = ply == 0 ? rootBest : null;
        list.sort(Comparator.comparingInt(a -> a.equals(first) ? Integer.MIN_VALUE : -history.getOrDefault(a, 0)));
        int best = -3_000_000;
        A bestAction = null;
        for (A a : list) {
            p.make(a);
            int v;
            if (bestAction == null || depth < 2) {
                v = child(sign, depth, ply, low, high);
            } else {
                v = child(sign, depth, ply, low, low + 1);
                if (v > low && v < high) {
                    v = child(sign, depth, ply, low, high);
                }
            }
            p.undo();
            if (v > best) {
                best = v;
                bestAction = a;
            }
            low = Math.max(low, v);
            if (low >= high) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        if (ply == 0) {
            rootBest = bestAction;
        }
        return sign * best;
    }

    private int child(int sign, int depth, int ply, int low, int high) {
        return sign > 0 ? search(depth - 1, ply + 1, low, high) : -search(depth - 1, ply + 1, -high, -low);
    }
}
