// exercise: 08
// truth: wrong
// mistake: at depth 0 the evaluation is asked before it is asked whether the game is over, so the ends at the horizon count as their estimate and a win of the last ply is not seen
// kind: slip
// player: both
// style: short negamax by side, history map
// single: yes
// detail: a position whose evaluation() refuses after the end shows it as an exception
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
    private Map<A, Integer> cuts = new HashMap<>();

    private static final class Stop extends RuntimeException {}

    public A move(GivenPosition<A> p, Clock clock) {
        cuts = new HashMap<>();
        List<A> moves = new ArrayList<>(p.actions());
        A play = moves.get(0);
        try {
            for (int d = 1; d <= 40; d++) {
                A best = null;
                int alpha = -Window.INFINITY;
                Player me = p.player();
                for (A m : moves) {
                    p.make(m);
                    int v = side(p, clock, me, d - 1, 1, alpha, Window.INFINITY);
                    p.undo();
                    if (v > alpha) {
                        alpha = v;
                        best = m;
                    }
                }
                play = best;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (Stop s) {
            // the last finished iteration counts
        }
        return play;
    }

    private int side(GivenPosition<A> p, Clock clock, Player side, int d, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Stop();
        if (d == 0) {
            return side == Player.MAX ? p.evaluation() : -p.evaluation();
        }
        if (p.terminal()) {
            int u = side == Player.MAX ? p.utility() : -p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (p.player() != side) {
            return -side(p, clock, side.opponent(), d, ply, -beta, -alpha);
        }
        List<A> moves = new ArrayList<>(p.actions());
        moves.sort((a, b) -> cuts.getOrDefault(b, 0) - cuts.getOrDefault(a, 0));
        int best = -Window.INFINITY;
        for (A m : moves) {
            p.make(m);
            best = Math.max(best, side(p, clock, side, d - 1, ply + 1, Math.max(alpha, best), beta));
            p.undo();
            if (best >= beta) {
                cuts.merge(m, 1 << Math.min(d, 10), Integer::sum);
                return best;
            }
        }
        return best;
    }
}
