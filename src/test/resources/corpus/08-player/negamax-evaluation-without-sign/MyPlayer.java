// exercise: 08
// truth: wrong
// mistake: In a negamax the evaluation at the horizon is returned as it is, MAX's view, and not turned to the side to move; wherever MIN is to move at the horizon the estimate has the wrong sign.
// player: both
// style: negamax, color = +1 / -1, killers
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 10_000_000;
    private static final int MAX_DEPTH = 40;

    private static class Timeout extends RuntimeException {
        Timeout() { super(null, null, false, false); }
    }

    private Object[] killer;
    private Clock clock;

    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        killer = new Object[MAX_DEPTH + 2];
        List<A> moves = new ArrayList<>(position.actions());
        A best = moves.get(0);
        int color = position.player() == Player.MAX ? 1 : -1;
        try {
            for (int depth = 1; depth <= MAX_DEPTH; depth++) {
                A bestHere = null;
                int alpha = -INF;
                for (A move : moves) {
                    position.make(move);
                    int score = -negamax(position, depth - 1, 1, -INF, -alpha, -color);
                    position.undo();
                    if (score > alpha) {
                        alpha = score;
                        bestHere = move;
                    }
                }
                best = bestHere;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (Timeout t) {
        }
        return best;
    }

    private int negamax(GivenPosition<A> position, int depth, int ply, int alpha, int beta, int color) {
        if (clock.isUp()) throw new Timeout();
        if (position.terminal()) {
            int u = color * position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) return position.evaluation();
        List<A> moves = new ArrayList<>(position.actions());
        int k = moves.indexOf(killer[ply]);
        if (k > 0) moves.add(0, moves.remove(k));
        int value = -INF;
        for (A move : moves) {
            position.make(move);
            value = Math.max(value, -negamax(position, depth - 1, ply + 1, -beta, -alpha, -color));
            position.undo();
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                killer[ply] = move;
                break;
            }
        }
        return value;
    }
}
