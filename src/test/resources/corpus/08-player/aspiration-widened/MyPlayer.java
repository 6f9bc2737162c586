// exercise: 08
// truth: right
// mistake: none; aspiration at the root, with a full window when the value falls outside
// player: both
// style: negamax with signed evaluation, aspiration, history halved in each iteration
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    static final int INF = 5_000_000;
    static final int DELTA = 400;

    Map<A, Long> hist = new HashMap<>();
    GivenPosition<A> pos;
    Clock clk;
    A bestAtRoot;

    static class Stop extends Exception {
        private static final long serialVersionUID = 1L;
    }

    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        clk = clock;
        hist.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A result = moves.get(0);
        if (moves.size() < 2) return result;
        int guess = 0;
        try {
            for (int d = 1; d < 50; d++) {
                int lo = d == 1 ? -INF : guess - DELTA, hi = d == 1 ? INF : guess + DELTA;
                int v = root(moves, d, lo, hi);
                if (v <= lo || v >= hi) v = root(moves, d, -INF, INF);
                guess = v;
                result = bestAtRoot;
                moves.remove(result);
                moves.add(0, result);
                if (v > 990_000 || v < -990_000) return result;
                hist.replaceAll((a, n) -> n / 2);
            }
        } catch (Stop s) {
            return result;
        }
        return result;
    }

    /* to the side that moves at the root */
    int root(List<A> moves, int d, int lo, int hi) throws Stop {
        int best = -INF;
        Player me = pos.player();
        for (A a : moves) {
            int v = child(me, a, d, 0, Math.max(lo, best), hi);
            if (v > best) {
                best = v;
                bestAtRoot = a;
            }
            if (best >= hi) break;
        }
        return best;
    }

    int child(Player me, A a, int d, int ply, int lo, int hi) throws Stop {
        pos.make(a);
        int v;
        if (clk.isUp()) throw new Stop();
        if (pos.terminal()) {
            int u = me == Player.MAX ? pos.utility() : -pos.utility();
            v = u > 0 ? u - ply : u < 0 ? u + ply : 0;
        } else if (d == 1) {
            v = me == Player.MAX ? pos.evaluation() : -pos.evaluation();
        } else if (pos.player() == me) {
            v = node(d - 1, ply + 1, lo, hi);
        } else {
            v = -node(d - 1, ply + 1, -hi, -lo);
        }
        pos.undo();
        return v;
    }

    int node(int d, int ply, int lo, int hi) throws Stop {
        Player me = pos.player();
        List<A> list = new ArrayList<>(pos.actions());
        list.sort((a, b) -> Long.compare(hist.getOrDefault(b, 0L), hist.getOrDefault(a, 0L)));
        int best = -INF;
        for (A a : list) {
            best = Math.max(best, child(me, a, d, ply, Math.max(lo, best), hi));
            if (best >= hi) {
                hist.merge(a, 1L << Math.min(d, 20), Long::sum);
                break;
            }
        }
        return best;
    }
}
