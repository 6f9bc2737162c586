// exercise: 08
// truth: wrong
// mistake: the iterations end as soon as the value is beyond 10,000, which an estimate may be as well, as if the game were decided
// player: both
// style: negamax with a small helper for the sign, stop when decided
// single: yes
// detail: sometimes, when estimates are large; it stops with time left and may miss the real win or a defence
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DECIDED = 10_000;

    private static class TimeOut extends RuntimeException {
        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    private List<A> pv = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> g, Clock clock) {
        List<A> moves = new ArrayList<>(g.actions());
        A best = moves.get(0);
        int depth = 0;
        int value = 0;
        pv = new ArrayList<>();
        try {
            while (Math.abs(value) < DECIDED && depth < 99) {
                depth++;
                int alpha = -Window.INFINITY;
                A candidate = null;
                for (A m : moves) {
                    Player mover = g.player();
                    g.make(m);
                    int v = -nega(g, clock, mover.opponent(), depth - 1, 1, -Window.INFINITY, -alpha);
                    g.undo();
                    if (candidate == null || v > alpha) {
                        alpha = v;
                        candidate = m;
                    }
                }
                best = candidate;
                value = alpha;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (TimeOut t) {
            return best;
        }
        return best;
    }

    private int nega(GivenPosition<A> g, Clock clock, Player side, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOut();
        }
        if (g.terminal()) {
            int u = g.utility();
            u = u > 0 ? u - ply : u < 0 ? u + ply : 0;
            return to(side, u);
        }
        if (depth == 0) {
            return to(side, g.evaluation());
        }
        while (pv.size() <= ply) {
            pv.add(null);
        }
        List<A> moves = new ArrayList<>(g.actions());
        A killer = pv.get(ply);
        int at = moves.indexOf(killer);
        if (at > 0) {
            moves.set(at, moves.get(0));
            moves.set(0, killer);
        }
        int best = -Window.INFINITY;
        for (A m : moves) {
            g.make(m);
            int v = -nega(g, clock, side.opponent(), depth - 1, ply + 1, -beta, -alpha);
            g.undo();
            if (v > best) {
                best = v;
            }
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                pv.set(ply, m);
                break;
            }
        }
        return best;
    }

    private static int to(Player side, int value) {
        return side == Player.MAX ? value : -value;
    }
}
