// exercise: 08
// truth: right
// mistake: none; principal variation search below the root, history
// player: both
// style: scout with null windows
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends RuntimeException {}

    private Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        try {
            for (int depth = 1; depth < 64; depth++) {
                answer = iteration(moves, depth);
                moves.remove(answer);
                moves.add(0, answer);
            }
        } catch (OutOfTime e) {
            // the answer of the iteration before stands
        }
        return answer;
    }

    private A iteration(List<A> moves, int depth) {
        int sign = sign();
        int alpha = -Window.INFINITY;
        A best = null;
        for (A move : moves) {
            pos.make(move);
            int score = sign * search(depth - 1, 1, sign > 0 ? alpha : -Window.INFINITY, sign > 0 ? Window.INFINITY : -alpha);
            pos.undo();
            if (best == null || score > alpha) {
                alpha = score;
                best = move;
            }
        }
        return best;
    }

    /** The first child in full, the others with an empty window first. */
    private int scout(boolean first, int depth, int ply, int sign, int alpha, int beta) {
        if (first || (long) beta - alpha <= 1) {
            return search(depth, ply, alpha, beta);
        }
        int probe = sign > 0 ? search(depth, ply, alpha, alpha + 1) : search(depth, ply, beta - 1, beta);
        return probe > alpha && probe < beta ? search(depth, ply, alpha, beta) : probe;
    }

    private int sign() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        int sign = sign();
        int best = -Window.INFINITY;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort(Comparator.comparingInt(move -> -history.getOrDefault(move, 0)));
        for (A move : moves) {
            pos.make(move);
            int score = sign * scout(move == moves.get(0), depth - 1, ply + 1, sign, alpha, beta);
            pos.undo();
            best = Math.max(best, score);
            if (sign > 0) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, -best);
            }
            if (alpha >= beta) {
                history.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return sign * best;
    }
}
