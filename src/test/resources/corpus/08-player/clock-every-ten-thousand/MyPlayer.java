// exercise: 08
// truth: wrong
// mistake: the clock is asked only at every ten thousandth node, so the move comes up to 10,000 moves late
// player: both
// style: node counter, negamax, exception
// single: yes
// detail: always with a clock of a few thousand moves
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 100_000_000;
    private static final int CHECK_EVERY = 10_000;

    private static class Timeout extends RuntimeException {
        Timeout() {
            super(null, null, false, false);
        }
    }

    private long nodes;
    private Clock clock;
    private GivenPosition<A> pos;
    private Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> pos, Clock clock) {
        this.pos = pos;
        this.clock = clock;
        nodes = 0;
        history = new HashMap<>();
        List<A> moves = new ArrayList<>(pos.actions());
        A result = moves.get(0);
        if (moves.size() == 1) {
            return result;
        }
        int color = pos.player() == Player.MAX ? 1 : -1;
        try {
            for (int depth = 1; depth <= 64; depth++) {
                int alpha = -INF;
                A best = moves.get(0);
                for (A m : moves) {
                    pos.make(m);
                    int score = -negamax(depth - 1, 1, -INF, -alpha, -color);
                    pos.undo();
                    if (score > alpha) {
                        alpha = score;
                        best = m;
                    }
                }
                result = best;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (Timeout t) {
            return result;
        }
        return result;
    }

    private int negamax(int depth, int ply, int alpha, int beta, int color) {
        nodes++;
        if (nodes % CHECK_EVERY == 0 && clock.isUp()) {
            throw new Timeout();
        }
        if (pos.terminal()) {
            int u = color * pos.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return color * pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = -INF;
        for (A m : moves) {
            pos.make(m);
            int score = -negamax(depth - 1, ply + 1, -beta, -Math.max(alpha, best), -color);
            pos.undo();
            best = Math.max(best, score);
            if (best >= beta) {
                history.merge(m, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
