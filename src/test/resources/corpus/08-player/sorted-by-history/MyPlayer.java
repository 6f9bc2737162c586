// exercise: 08
// truth: right
// mistake: none; iterative deepening, negamax, the best move of the last iteration first and a history table for the others
// player: both
// style: negamax, exception at the end of time
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Deeper and deeper. Out of time is an exception; what the unfinished iteration found is thrown away. */
public class MyPlayer<A> implements PlayerTask<A> {

    @SuppressWarnings("serial")
    private static class OutOfTime extends RuntimeException {
        OutOfTime() {
            super(null, null, false, false);
        }
    }

    private Map<A, Integer> cuts = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.cuts = new HashMap<>();
        LinkedList<A> moves = new LinkedList<>(position.actions());
        A answer = moves.getFirst();
        if (moves.size() == 1) return answer;
        for (int depth = 1; depth <= 60; depth++) {
            A found;
            try {
                found = iterate(moves, depth);
            } catch (OutOfTime e) {
                return answer;
            }
            answer = found; // the iteration is complete
            moves.remove(found);
            moves.addFirst(found);
        }
        return answer;
    }

    private int sign() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private A iterate(List<A> moves, int depth) {
        int sign = sign();
        int alpha = -Window.INFINITY;
        A best = moves.get(0);
        for (A m : moves) {
            pos.make(m);
            int v = search(depth - 1, 1, alpha, Window.INFINITY, sign);
            pos.undo();
            if (v > alpha) {
                alpha = v;
                best = m;
            }
        }
        return best;
    }

    /** In the view of the player with this sign, whoever is to move. */
    private int search(int depth, int ply, int alpha, int beta, int sign) {
        if (clock.isUp()) throw new OutOfTime();
        if (pos.terminal()) {
            int u = sign * pos.utility();
            if (u == 0) return 0;
            return u > 0 ? u - ply : u + ply; // win soon, lose late
        }
        if (depth == 0) return sign * pos.evaluation();
        if (sign() != sign) {
            return -search(depth, ply, -beta, -alpha, -sign);
        }
        int best = -Window.INFINITY;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort(Comparator.comparingInt((A m) -> cuts.getOrDefault(m, 0)).reversed());
        for (A m : moves) {
            pos.make(m);
            int v = search(depth - 1, ply + 1, Math.max(alpha, best), beta, sign);
            pos.undo();
            best = Math.max(best, v);
            if (best >= beta) {
                cuts.put(m, cuts.getOrDefault(m, 0) + depth * depth);
                break;
            }
        }
        return best;
    }
}
