// exercise: 08
// truth: wrong
// mistake: the negamax search turns the utility to the side to move but takes the estimate as it is, although it is always to MAX
// player: both
// style: negamax, exception for the clock
// single: yes
// detail: at every horizon where MIN is to move
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 9_999_999;
    private final Map<Integer, A> killers = new HashMap<>();

    private static final class OutOfTime extends Exception {
        private static final long serialVersionUID = 3;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> moves = new ArrayList<>(position.actions());
        try {
            for (int depth = 1; depth < 60; depth++) {
                int alpha = -INFINITE;
                A best = moves.get(0);
                Player me = position.player();
                for (A move : moves) {
                    position.make(move);
                    int score = scoreFor(me, position, clock, depth - 1, 1, alpha, INFINITE);
                    position.undo();
                    if (score > alpha) {
                        alpha = score;
                        best = move;
                    }
                }
                moves.remove(best);
                moves.add(0, best);
                if (Math.abs(alpha) > 999_000) {
                    break;
                }
            }
        } catch (OutOfTime e) {
            return moves.get(0);
        }
        return moves.get(0);
    }

    private int scoreFor(Player me, GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (p.terminal()) {
            int u = me == Player.MAX ? p.utility() : -p.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        return p.player() == me ? negamax(p, clock, depth, ply, alpha, beta) : -negamax(p, clock, depth, ply, -beta, -alpha);
    }

    private int negamax(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (depth == 0) {
            return p.evaluation();
        }
        Player me = p.player();
        int best = -INFINITE;
        List<A> moves = new ArrayList<>(p.actions());
        A killer = killers.get(ply);
        if (moves.remove(killer)) {
            moves.add(0, killer);
        }
        for (A move : moves) {
            p.make(move);
            int score = scoreFor(me, p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            best = Math.max(best, score);
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                killers.put(ply, move);
                break;
            }
        }
        return best;
    }
}
