// exercise: 08
// truth: wrong
// mistake: negamax from the view of the side to move, but the estimate at the horizon is returned as it is to MAX, without the sign of the side to move
// player: both
// style: negamax with a colour parameter, exception, history
// single: yes
// detail: always; wrong at every horizon where MIN is to move
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;

    private static class TimeUp extends RuntimeException {
        TimeUp() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        int colour = position.player() == Player.MAX ? 1 : -1;
        List<A> moves = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth < 60; depth++) {
                A best = null;
                int alpha = -INF;
                for (A move : moves) {
                    position.make(move);
                    int score = -negamax(position, clock, depth - 1, 1, -INF, -alpha, -colour);
                    position.undo();
                    if (score > alpha) {
                        alpha = score;
                        best = move;
                    }
                }
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (TimeUp e) {
            // what stands first is the best of the last full iteration
        }
        return moves.get(0);
    }

    private int negamax(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta, int colour) {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (p.terminal()) {
            int u = p.utility();
            return colour * (u == 0 ? 0 : u > 0 ? u - ply : u + ply);
        }
        if (depth == 0) {
            return p.evaluation();
        }
        List<A> moves = new ArrayList<>(p.actions());
        moves.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = -INF;
        for (A move : moves) {
            p.make(move);
            int score = -negamax(p, clock, depth - 1, ply + 1, -beta, -Math.max(alpha, best), -colour);
            p.undo();
            best = Math.max(best, score);
            if (best >= beta) {
                history.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
