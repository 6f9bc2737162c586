// exercise: 08
// truth: wrong
// mistake: utility - ply is taken for a loss as well, so that MIN likes a win the more the later it comes and, since it goes on looking deeper, plays a longer way although one move wins
// kind: slip
// player: MIN
// style: exception on time, goes on to the end of its time
// single: yes
// detail: MIN passes over a win in one as soon as a later win is seen; MAX runs into a loss sooner than it must
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static final int INF = 2_000_000;

    private GivenPosition<A> pos;
    private Clock clock;
    private Map<Integer, A> killer;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.killer = new HashMap<>();
        List<A> moves = new ArrayList<>(position.actions());
        A result = moves.get(0);
        if (moves.size() == 1) {
            return result;
        }
        int depth = 0;
        try {
            while (depth < 60) {
                depth++;
                result = bestAt(moves, depth);
                moves.remove(result);
                moves.add(0, result);
            }
        } catch (OutOfTime outOfTime) {
            // the result of the iteration before
        }
        return result;
    }

    private A bestAt(List<A> moves, int depth) {
        boolean max = pos.player() == Player.MAX;
        int best = max ? -INF : INF;
        A bestMove = moves.get(0);
        for (A move : moves) {
            pos.make(move);
            int v = max ? alphaBeta(depth - 1, 1, best, INF) : alphaBeta(depth - 1, 1, -INF, best);
            pos.undo();
            if (max && v > best || !max && v < best) {
                best = v;
                bestMove = move;
            }
        }
        return bestMove;
    }

    private int alphaBeta(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (pos.terminal()) {
            int utility = pos.utility();
            return utility == 0 ? 0 : utility - ply;
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        List<A> moves = new ArrayList<>(pos.actions());
        A first = killer.get(ply);
        if (first != null && moves.remove(first)) {
            moves.add(0, first);
        }
        if (pos.player() == Player.MAX) {
            for (A move : moves) {
                pos.make(move);
                alpha = Math.max(alpha, alphaBeta(depth - 1, ply + 1, alpha, beta));
                pos.undo();
                if (alpha >= beta) {
                    killer.put(ply, move);
                    break;
                }
            }
            return alpha;
        } else {
            for (A move : moves) {
                pos.make(move);
                beta = Math.min(beta, alphaBeta(depth - 1, ply + 1, alpha, beta));
                pos.undo();
                if (alpha >= beta) {
                    killer.put(ply, move);
                    break;
                }
            }
            return beta;
        }
    }
}
