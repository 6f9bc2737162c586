// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the evaluation as if it were a value and the iteration is accepted as finished
// player: both
// style: loop until the clock is up, two methods
// single: yes
// detail: sometimes: depends on where the clock ends
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 60;
    private static final int SURE = Window.MAX_VALUE - 1000;

    private final Map<Integer, A> killer = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        killer.clear();
        List<A> list = new ArrayList<>(position.actions());
        A answer = list.get(0);
            for (int depth = 1; depth <= DEEPEST && !clock.isUp(); depth++) {
                answer = best1(list, depth);
                if (Math.abs(rootValue) >= SURE) {
                    break;
                }
                list.remove(answer);
                list.add(0, answer);
            }
        return answer;
    }

    private A best1(List<A> list, int depth) {
        boolean max = pos.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = list.get(0);
        for (A a : list) {
            pos.make(a);
            int v = ab(depth - 1, 1, alpha, beta);
            pos.undo();
            if (max && v > alpha) {
                alpha = v;
                best = a;
            } else if (!max && v < beta) {
                beta = v;
                best = a;
            }
        }
        rootValue = max ? alpha : beta;
        return best;
    }

    private int ab(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return pos.terminal() ? pos.utility() : pos.evaluation();
        }
        if (pos.terminal()) {
            return Integer.signum(pos.utility()) * (Window.MAX_VALUE - ply);
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        List<A> list = new ArrayList<>(pos.actions());
        A first = killer.get(ply);
        if (first != null && list.remove(first)) {
            list.add(0, first);
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            pos.make(a);
            int v = ab(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killer.put(ply, a);
                break;
            }
        }
        return best;
    }
}
