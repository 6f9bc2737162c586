// exercise: 08
// truth: right
// mistake: none; principal variation search for the side to move, two killers per ply and history, exception at the clock
// player: both
// style: negamax PVS, arrays, ported from C
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 5_000_000;
    private static final int DEEPEST = 99;

    private static final class Flag extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Flag() {
            super("flag", null, false, false);
        }
    }

    private GivenPosition<A> pos;
    private Clock clock;
    private Object[][] killer;
    private Map<A, Integer> hist;

    @Override
    public A move(GivenPosition<A> pos, Clock clock) {
        this.pos = pos;
        this.clock = clock;
        killer = new Object[DEEPEST + 2][2];
        hist = new HashMap<>();
        List<A> moves = new ArrayList<>(pos.actions());
        A best = moves.get(0);
        int side = pos.player() == Player.MAX ? 1 : -1;
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                best = root(moves, depth, side);
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (Flag flag) {
            return best;
        }
        return best;
    }

    private A root(List<A> moves, int depth, int side) {
        int alpha = -INF;
        A best = null;
        for (A m : moves) {
            pos.make(m);
            int v;
            if (best == null) {
                v = -pvs(depth - 1, 1, -INF, INF, -side);
            } else {
                v = -pvs(depth - 1, 1, -alpha - 1, -alpha, -side);
                if (v > alpha) {
                    v = -pvs(depth - 1, 1, -INF, -alpha, -side);
                }
            }
            pos.undo();
            if (best == null || v > alpha) {
                alpha = v;
                best = m;
            }
        }
        return best;
    }

    private int pvs(int depth, int ply, int alpha, int beta, int side) {
        if (clock.isUp()) throw new Flag();
        if (pos.terminal()) {
            int u = side * pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return side * pos.evaluation();
        List<A> moves = sorted(ply);
        int best = -INF;
        boolean first = true;
        for (A m : moves) {
            pos.make(m);
            int v;
            if (first) {
                v = -pvs(depth - 1, ply + 1, -beta, -alpha, -side);
            } else {
                v = -pvs(depth - 1, ply + 1, -alpha - 1, -alpha, -side);
                if (v > alpha && v < beta) v = -pvs(depth - 1, ply + 1, -beta, -alpha, -side);
            }
            pos.undo();
            first = false;
            if (v > best) best = v;
            if (v > alpha) alpha = v;
            if (alpha >= beta) {
                hist.merge(m, depth * depth, Integer::sum);
                if (!m.equals(killer[ply][0])) {
                    killer[ply][1] = killer[ply][0];
                    killer[ply][0] = m;
                }
                break;
            }
        }
        return best;
    }

    private List<A> sorted(int ply) {
        List<A> list = new ArrayList<>(pos.actions());
        list.sort((x, y) -> Integer.compare(weight(y, ply), weight(x, ply)));
        return list;
    }

    private int weight(A m, int ply) {
        if (m.equals(killer[ply][0])) return Integer.MAX_VALUE;
        if (m.equals(killer[ply][1])) return Integer.MAX_VALUE - 1;
        return hist.getOrDefault(m, 0);
    }
}
