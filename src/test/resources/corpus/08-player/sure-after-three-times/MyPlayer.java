// exercise: 08
// truth: wrong
// mistake: it stops when three iterations in a row have found the same action, although there is time to look deeper
// player: both
// style: easy-move rule as in chess engines, PVS
// single: yes
// detail: sometimes; wherever the best action is the same three times in a row and a deeper iteration would find another
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 1_100_000;

    private static final class Flag extends RuntimeException {
        Flag() {
            super(null, null, false, false);
        }
    }

    private Object[][] killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new Object[70][2];
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int same = 0;
        for (int depth = 1; depth <= 60; depth++) {
            A previous = best;
            int alpha = -INF;
            int colour = position.player() == Player.MAX ? 1 : -1;
            A candidate = actions.get(0);
            try {
                for (A a : actions) {
                    position.make(a);
                    int v;
                    if (alpha == -INF) {
                        v = -pvs(position, clock, depth - 1, 1, -INF, INF, -colour);
                    } else {
                        v = -pvs(position, clock, depth - 1, 1, -alpha - 1, -alpha, -colour);
                        if (v > alpha) v = -pvs(position, clock, depth - 1, 1, -INF, -alpha, -colour);
                    }
                    position.undo();
                    if (v > alpha) {
                        alpha = v;
                        candidate = a;
                    }
                }
            } catch (Flag flag) {
                return best;
            }
            best = candidate;
            actions.remove(best);
            actions.add(0, best);
            if (Math.abs(alpha) > 999_900) return best;
            same = best.equals(previous) ? same + 1 : 1;
            if (same >= 3) return best;
        }
        return best;
    }

    private int pvs(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta, int colour) {
        if (clock.isUp()) throw new Flag();
        if (p.terminal()) {
            int u = p.utility();
            return colour * (u > 0 ? u - ply : u < 0 ? u + ply : 0);
        }
        if (depth == 0) return colour * p.evaluation();
        List<A> actions = new ArrayList<>(p.actions());
        for (int k = 1; k >= 0; k--) {
            int i = actions.indexOf(killers[ply][k]);
            if (i > 0) actions.add(0, actions.remove(i));
        }
        int best = -INF;
        for (A a : actions) {
            p.make(a);
            int v;
            if (best == -INF) {
                v = -pvs(p, clock, depth - 1, ply + 1, -beta, -alpha, -colour);
            } else {
                v = -pvs(p, clock, depth - 1, ply + 1, -alpha - 1, -alpha, -colour);
                if (v > alpha && v < beta) v = -pvs(p, clock, depth - 1, ply + 1, -beta, -alpha, -colour);
            }
            p.undo();
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                if (!a.equals(killers[ply][0])) {
                    killers[ply][1] = killers[ply][0];
                    killers[ply][0] = a;
                }
                break;
            }
        }
        return best;
    }
}
