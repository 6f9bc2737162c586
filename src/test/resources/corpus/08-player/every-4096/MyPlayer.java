// exercise: 08
// truth: wrong
// mistake: the clock is asked only at every 4096th inner node
// player: both
// style: bit mask on a node counter as in chess programs, negamax with the side to move
// kind: subtle
// single: yes
// detail: when the clock is up just after it was asked, and always when there is time for a few hundred moves only: the move comes more than 2000 moves late
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 10_000_000;
    private static final int MATE = 1_000_000;

    private GivenPosition<A> pos;
    private Clock clock;
    private long nodes;
    private boolean stop;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.nodes = 0;
        this.stop = false;
        this.history.clear();
        List<A> moves = new ArrayList<>(pos.actions());
        A best = moves.get(0);
        for (int depth = 1; depth <= 64; depth++) {
            A candidate = null;
            int alpha = -INFINITE;
            for (A m : moves) {
                int score = play(m, depth, 0, alpha, INFINITE);
                if (stop) {
                    return best;
                }
                if (score > alpha) {
                    alpha = score;
                    candidate = m;
                }
            }
            best = candidate;
            moves.remove(best);
            moves.add(0, best);
            if (Math.abs(alpha) > MATE - 100) {
                return best;
            }
        }
        return best;
    }

    /** Plays the move and returns what it is worth to the one who plays it. */
    private int play(A m, int depth, int ply, int alpha, int beta) {
        Player me = pos.player();
        int sign = me == Player.MAX ? 1 : -1;
        pos.make(m);
        int score;
        if (pos.terminal()) {
            int u = sign * pos.utility();
            score = u > 0 ? u - ply : u < 0 ? u + ply : 0;
        } else if (depth <= 1) {
            score = sign * pos.evaluation();
        } else if (pos.player() == me) {
            score = search(depth - 1, ply + 1, alpha, beta);
        } else {
            score = -search(depth - 1, ply + 1, -beta, -alpha);
        }
        pos.undo();
        return score;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        // asking costs time, so not at every node
        if ((++nodes & 4095) == 0 && clock.isUp()) {
            stop = true;
        }
        if (stop) {
            return 0;
        }
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = -INFINITE;
        for (A m : moves) {
            int score = play(m, depth, ply, alpha, beta);
            if (stop) {
                return 0;
            }
            if (score > best) {
                best = score;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                history.merge(m, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
