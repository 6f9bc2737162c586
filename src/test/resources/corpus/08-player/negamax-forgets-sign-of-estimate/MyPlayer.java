// exercise: 08
// truth: wrong
// mistake: the estimate is to MAX, but the negamax returns it without the sign of the player to move (the utility has it), so at odd or even depths the wrong moves are best
// player: both
// style: negamax with sign, exception without stack trace
// single: yes
// detail: a leaf where MIN is to move is valued with the wrong sign; wins and losses are right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 10_000_000;

    private static class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stop() {
            super("time", null, false, false);
        }
    }

    private GivenPosition<A> pos;
    private Clock clock;
    private A bestOfIteration;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        A best = position.actions().get(0);
        List<A> order = new ArrayList<>(position.actions());
        try {
            for (int d = 1; d <= 60; d++) {
                bestOfIteration = null;
                int v = negamax(order, d, 0, -INF, INF);
                best = bestOfIteration;
                if (v > 900_000 || v < -900_000) break;
                order.remove(best);
                order.add(0, best);
            }
        } catch (Stop stop) {
            // the last complete iteration counts
        }
        return best;
    }

    private int sign() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private int negamax(List<A> moves, int depth, int ply, int alpha, int beta) {
        int sign = sign();
        int best = -INF;
        for (A m : moves) {
            pos.make(m);
            int v = child(depth - 1, ply + 1, alpha, beta, sign);
            pos.undo();
            if (v > best) {
                best = v;
                if (ply == 0) bestOfIteration = m;
            }
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    /** value of the position for the player with that sign, who has just moved */
    private int child(int depth, int ply, int alpha, int beta, int mover) {
        if (clock.isUp()) throw new Stop();
        if (pos.terminal()) {
            int u = mover * pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        boolean same = sign() == mover;
        if (depth == 0) {
            int estimate = pos.evaluation();
            return same ? estimate : -estimate;
        }
        if (same) return negamax(pos.actions(), depth, ply, alpha, beta);
        return -negamax(pos.actions(), depth, ply, -beta, -alpha);
    }
}
