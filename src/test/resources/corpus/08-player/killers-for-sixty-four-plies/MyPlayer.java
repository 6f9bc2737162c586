// exercise: 08
// truth: wrong
// mistake: the killers are an array of 64 by depth, but nothing bounds the depth, so when the rest of the game is short the iterations run on until the array throws
// player: both
// style: arrays, ported from C
// single: yes
// detail: sometimes; only near the end of a game that is neither won nor lost by force, when there is time for more than 64 iterations
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAXPLY = 64;
    private static final int MATE = Window.MAX_VALUE;

    private final Object[][] killer = new Object[MAXPLY][2];
    private GivenPosition<A> pos;
    private Clock clk;
    private boolean up;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        clk = clock;
        up = false;
        for (int i = 0; i < MAXPLY; i++) {
            killer[i][0] = killer[i][1] = null;
        }
        List<A> moves = new ArrayList<>(pos.actions());
        A best = moves.get(0);
        if (moves.size() == 1) {
            return best;
        }
        for (int depth = 1; !clk.isUp(); depth++) {
            int alpha = -Window.INFINITY, beta = Window.INFINITY;
            boolean max = pos.player() == Player.MAX;
            A cand = null;
            for (int i = 0; i < moves.size(); i++) {
                pos.make(moves.get(i));
                int v = ab(depth - 1, 1, alpha, beta);
                pos.undo();
                if (up) {
                    return best;
                }
                if (max && v > alpha) {
                    alpha = v;
                    cand = moves.get(i);
                }
                if (!max && v < beta) {
                    beta = v;
                    cand = moves.get(i);
                }
            }
            best = cand;
            int score = max ? alpha : beta;
            if (score > MATE - 500 || score < 500 - MATE) {
                return best;
            }
            moves.remove(best);
            moves.add(0, best);
        }
        return best;
    }

    private int ab(int depth, int ply, int alpha, int beta) {
        if (clk.isUp()) {
            up = true;
            return 0;
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        Object[] k = killer[depth];
        int put = 0;
        for (int j = 0; j < 2; j++) {
            int at = moves.indexOf(k[j]);
            if (at >= put) {
                moves.add(put++, moves.remove(at));
            }
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A m : moves) {
            pos.make(m);
            int v = ab(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (up) {
                return 0;
            }
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (alpha >= beta) {
                if (!m.equals(k[0])) {
                    k[1] = k[0];
                    k[0] = m;
                }
                break;
            }
        }
        return best;
    }
}
