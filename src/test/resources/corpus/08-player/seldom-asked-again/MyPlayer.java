// exercise: 08
// truth: wrong
// mistake: the clock is asked only at every 4096th node, so the move may come more than 2,000 moves after the time is over
// player: both
// style: bit mask on a node counter as in fast engines, negamax, fields
// kind: subtle
// single: yes
// detail: when the clock ends soon after it was asked, for instance with 2,000 moves
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MATE = 1_000_000;
    private static final int MASK = 4096 - 1;

    private GivenPosition<A> pos;
    private Clock clock;
    private long nodes;
    private final Object[] killer = new Object[128];

    private static final class Abort extends RuntimeException {
        private static final long serialVersionUID = 5L;

        Abort() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.nodes = 0;
        java.util.Arrays.fill(killer, null);
        List<A> moves = new ArrayList<>(position.actions());
        if (moves.size() == 1) {
            return moves.get(0);
        }
        try {
            for (int depth = 1; depth < 100; depth++) {
                int side = side();
                int best = -MATE - 1;
                int at = 0;
                for (int i = 0; i < moves.size(); i++) {
                    int score = child(moves.get(i), side, depth - 1, 1, best, MATE + 1);
                    if (score > best) {
                        best = score;
                        at = i;
                    }
                }
                moves.add(0, moves.remove(at));
                if (Math.abs(best) > MATE - 100) {
                    break;
                }
            }
        } catch (Abort abort) {
            // time
        }
        return moves.get(0);
    }

    private int side() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private int child(A move, int side, int depth, int ply, int alpha, int beta) {
        pos.make(move);
        int score;
        if (pos.terminal() || side() == side) {
            score = negamax(side, depth, ply, alpha, beta);
        } else {
            score = -negamax(-side, depth, ply, -beta, -alpha);
        }
        pos.undo();
        return score;
    }

    private int negamax(int side, int depth, int ply, int alpha, int beta) {
        if ((++nodes & MASK) == 0 && clock.isUp()) {
            throw new Abort();
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return side * (u - Integer.signum(u) * ply);
        }
        if (depth == 0) {
            return side * pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        int known = moves.indexOf(killer[ply]);
        if (known > 0) {
            moves.add(0, moves.remove(known));
        }
        int best = -MATE - 1;
        for (A move : moves) {
            best = Math.max(best, child(move, side, depth - 1, ply + 1, Math.max(alpha, best), beta));
            if (best >= beta) {
                killer[ply] = move;
                break;
            }
        }
        return best;
    }
}
