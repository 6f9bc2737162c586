// exercise: 08
// truth: wrong
// mistake: after the clock is up it looks for a win in one with position.actions(), but the position still stands in the middle of the search, so it may play an action of another position
// player: both
// style: exception, then a last check
// single: yes
// detail: sometimes; when a win in one is found deep in the tree where the search was left
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
            A winner = winInOne();
            return winner != null ? winner : answer;
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

    private A winInOne() {
        if (pos.terminal()) {
            return null;
        }
        for (A move : pos.actions()) {
            int sign = sign();
            pos.make(move);
            boolean wins = pos.terminal() && sign * pos.utility() > 0;
            pos.undo();
            if (wins) {
                return move;
            }
        }
        return null;
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
            int score = sign * search(depth - 1, ply + 1, alpha, beta);
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
