// exercise: 08
// truth: wrong
// mistake: the clock is asked only before an iteration begins, so the last one runs to its end
// player: both
// style: negamax, while loop
// single: yes
// detail: late by many thousand moves where nodes have many actions
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> refutation = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        refutation.clear();
        List<A> moves = new ArrayList<>(position.actions());
        int depth = 1;
        int sign = position.player() == Player.MAX ? 1 : -1;
        while (!clock.isUp() && depth < 30) {
            int alpha = -2_000_000;
            A best = moves.get(0);
            for (A m : moves) {
                position.make(m);
                int v = -nega(position, depth - 1, 1, -2_000_000, -alpha, -sign);
                position.undo();
                if (v > alpha) {
                    alpha = v;
                    best = m;
                }
            }
            moves.remove(best);
            moves.add(0, best);
            if (alpha > 999_000 || alpha < -999_000) {
                break;
            }
            depth += 1;
        }
        return moves.get(0);
    }

    private int nega(GivenPosition<A> p, int depth, int ply, int alpha, int beta, int sign) {
        if (p.terminal()) return sign * (p.utility() - ply * Integer.signum(p.utility()));
        if (depth == 0) return sign * p.evaluation();
        List<A> moves = new ArrayList<>(p.actions());
        A r = refutation.get(ply);
        if (moves.remove(r)) moves.add(0, r);
        for (A m : moves) {
            p.make(m);
            int v = -nega(p, depth - 1, ply + 1, -beta, -alpha, -sign);
            p.undo();
            if (v >= beta) {
                refutation.put(ply, m);
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return alpha;
    }
}
