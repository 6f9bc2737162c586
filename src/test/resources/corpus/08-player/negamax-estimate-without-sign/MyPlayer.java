// exercise: 08
// truth: wrong
// mistake: negamax, but the estimate at the horizon is returned as it is, to MAX, and not turned round where MIN is to move, so values of nodes of MIN at the horizon have the wrong sign and bad moves look good
// player: both
// style: negamax
// single: yes
// detail: -
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

    private static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> pos;
    private Clock clock;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> moves = new ArrayList<>(position.actions());
        A answer = moves.get(0);
        try {
            for (int depth = 1; depth < 60; depth++) {
                A found = root(moves, depth);
                answer = found;
                moves.remove(found);
                moves.add(0, found);
            }
        } catch (OutOfTime e) {
            // the last complete answer stays
        }
        return answer;
    }

    private A root(List<A> moves, int depth) {
        Player me = pos.player();
        int alpha = -INF;
        A best = null;
        for (A move : moves) {
            int score = after(move, me, depth, 0, alpha, INF);
            if (score > alpha) {
                alpha = score;
                best = move;
            }
        }
        return best;
    }

    /** The score of a move in the view of the player who makes it. */
    private int after(A move, Player me, int depth, int ply, int alpha, int beta) {
        pos.make(move);
        int score;
        if (pos.terminal() || pos.player() != me) {
            score = -negamax(me.opponent(), depth - 1, ply + 1, -beta, -alpha);
        } else {
            score = negamax(me, depth - 1, ply + 1, alpha, beta);
        }
        pos.undo();
        return score;
    }

    private int negamax(Player me, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        int sign = me == Player.MAX ? 1 : -1;
        if (pos.terminal()) {
            int utility = sign * pos.utility();
            return utility == 0 ? 0 : utility > 0 ? utility - ply : utility + ply;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = -INF;
        for (A move : moves) {
            best = Math.max(best, after(move, me, depth, ply, Math.max(alpha, best), beta));
            if (best >= beta) {
                history.merge(move, 1 << Math.min(depth, 12), Integer::sum);
                return best;
            }
        }
        return best;
    }
}
