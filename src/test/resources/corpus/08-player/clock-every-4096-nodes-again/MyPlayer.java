// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 4,096th node only, so the move comes up to 4,095 moves after the time is up, and 2,000 are too late
// player: both
// style: node counter with a bit mask as in chess engines, principal variation search
// single: yes
// detail: how late depends on where the counter stands when the time is over: about every second time it is within the 2,000 moves; with less than 4,096 nodes in all it is not asked at all
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MASK = 0xFFF;

    private static final class Abort extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private Abort() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;
    private long nodes;
    private A pv;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.nodes = 0;
        history.clear();
        A best = position.actions().get(0);
        pv = best;
        try {
            for (int depth = 1; depth <= 40; depth++) {
                int v = root(depth);
                best = pv;
                if (Math.abs(v) > Window.MAX_VALUE - 200) break;
            }
        } catch (Abort a) {
            return best;
        }
        return best;
    }

    private int root(int depth) {
        int sign = pos.player() == Player.MAX ? 1 : -1;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.remove(pv);
        moves.add(0, pv);
        int alpha = -Window.INFINITY;
        A found = pv;
        for (A m : moves) {
            pos.make(m);
            int v = scout(depth - 1, 1, alpha, Window.INFINITY, sign, m == moves.get(0));
            pos.undo();
            if (v > alpha) {
                alpha = v;
                found = m;
            }
        }
        pv = found;
        return alpha;
    }

    /** the value for the side with that sign; a null window first, unless it is the first child */
    private int scout(int depth, int ply, int alpha, int beta, int sign, boolean first) {
        if (!first && alpha > -Window.INFINITY && alpha + 1 < beta) {
            int v = search(depth, ply, alpha, alpha + 1, sign);
            if (v <= alpha || v >= beta) return v;
        }
        return search(depth, ply, alpha, beta, sign);
    }

    private int search(int depth, int ply, int alpha, int beta, int sign) {
        if ((++nodes & MASK) == 0 && clock.isUp()) throw new Abort();
        if (pos.terminal()) {
            int u = sign * pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return sign * pos.evaluation();
        int here = pos.player() == Player.MAX ? 1 : -1;
        int a = here == sign ? alpha : -beta;
        int b = here == sign ? beta : -alpha;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = -Window.INFINITY;
        boolean first = true;
        for (A m : moves) {
            pos.make(m);
            int v = scout(depth - 1, ply + 1, Math.max(a, best), b, here, first);
            pos.undo();
            first = false;
            best = Math.max(best, v);
            if (best >= b) {
                history.merge(m, depth * depth, Integer::sum);
                break;
            }
        }
        return here == sign ? best : -best;
    }
}
