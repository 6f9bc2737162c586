// exercise: 08
// truth: wrong
// mistake: negamax takes the estimate as one to the side to move, the sign for MIN is forgotten (for the ends it is there)
// player: both
// style: negamax with a sign, ported from Python
// single: yes
// detail: always where a node at the depth limit has MIN to move
import java.util.*;
import plybook.game.Player;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    static final int INF = 1 << 28;

    static class TimeOut extends RuntimeException {}

    GivenPosition<A> pos;
    Clock clk;
    Map<Integer, A> killer;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        clk = clock;
        killer = new HashMap<>();
        int color = pos.player() == Player.MAX ? 1 : -1;
        List<A> moves = new ArrayList<>(pos.actions());
        A best = moves.get(0);
        try {
            int depth = 1;
            while (depth < 50) {
                A cand = null;
                int alpha = -INF;
                for (A m : moves) {
                    pos.make(m);
                    int score = -negamax(depth - 1, 1, -INF, -alpha, -color);
                    pos.undo();
                    if (score > alpha) {
                        alpha = score;
                        cand = m;
                    }
                }
                best = cand;
                moves.remove(best);
                moves.add(0, best);
                if (alpha > 999_000 || alpha < -999_000) break;
                depth++;
            }
        } catch (TimeOut t) {
        }
        return best;
    }

    int negamax(int depth, int ply, int alpha, int beta, int color) {
        if (clk.isUp()) throw new TimeOut();
        if (pos.terminal()) {
            int u = color * pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return pos.evaluation();
        List<A> moves = new ArrayList<>(pos.actions());
        A k = killer.get(depth);
        if (k != null && moves.contains(k)) Collections.swap(moves, 0, moves.indexOf(k));
        int best = -INF;
        for (A m : moves) {
            pos.make(m);
            int score = -negamax(depth - 1, ply + 1, -beta, -alpha, -color);
            pos.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) {
                killer.put(depth, m);
                break;
            }
        }
        return best;
    }
}
