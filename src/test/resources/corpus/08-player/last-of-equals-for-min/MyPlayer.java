// exercise: 08
// truth: wrong
// mistake: at the root MIN takes a later action with a value equal to beta, which is only a bound of an action that may be much worse
// player: MIN
// style: fail-hard, exception, killers by ply
// single: yes
// detail: sometimes; MIN at the root only, wherever a later action is cut at the root's bound
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Timeout extends RuntimeException {
        Timeout() {
            super(null, null, false, false);
        }
    }

    private static final int INF = 2_000_000;
    private final Object[] killer = new Object[128];
    private int rootValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> moves = new ArrayList<>(position.actions());
        A move = moves.get(0);
        java.util.Arrays.fill(killer, null);
        try {
            for (int depth = 1; depth < 64; depth++) {
                move = position.player() == Player.MAX
                        ? rootMax(position, clock, moves, depth)
                        : rootMin(position, clock, moves, depth);
                moves.remove(move);
                moves.add(0, move);
                if (rootValue > 900_000 || rootValue < -900_000) break;
            }
        } catch (Timeout t) {
            return move;
        }
        return move;
    }

    private A rootMax(GivenPosition<A> p, Clock clock, List<A> moves, int depth) {
        int alpha = -INF;
        A best = moves.get(0);
        for (A m : moves) {
            p.make(m);
            int value = min(p, clock, depth - 1, 1, alpha, INF);
            p.undo();
            if (value > alpha) {
                alpha = value;
                best = m;
            }
        }
        rootValue = alpha;
        return best;
    }

    private A rootMin(GivenPosition<A> p, Clock clock, List<A> moves, int depth) {
        int beta = INF;
        A best = moves.get(0);
        for (A m : moves) {
            p.make(m);
            int value = max(p, clock, depth - 1, 1, -INF, beta);
            p.undo();
            if (value <= beta) {
                beta = value;
                best = m;
            }
        }
        rootValue = beta;
        return best;
    }

    private int end(GivenPosition<A> p, int ply) {
        return p.utility() - Integer.signum(p.utility()) * ply;
    }

    private static int clamp(int v, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, v));
    }

    private List<A> ordered(GivenPosition<A> p, int ply) {
        List<A> list = new ArrayList<>(p.actions());
        int at = list.indexOf(killer[ply]);
        if (at > 0) list.add(0, list.remove(at));
        return list;
    }

    private int max(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Timeout();
        if (p.terminal()) return clamp(end(p, ply), alpha, beta);
        if (depth == 0) return clamp(p.evaluation(), alpha, beta);
        for (A m : ordered(p, ply)) {
            p.make(m);
            int value = min(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (value >= beta) {
                killer[ply] = m;
                return beta;
            }
            if (value > alpha) alpha = value;
        }
        return alpha;
    }

    private int min(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Timeout();
        if (p.terminal()) return clamp(end(p, ply), alpha, beta);
        if (depth == 0) return clamp(p.evaluation(), alpha, beta);
        for (A m : ordered(p, ply)) {
            p.make(m);
            int value = max(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (value <= alpha) {
                killer[ply] = m;
                return alpha;
            }
            if (value < beta) beta = value;
        }
        return beta;
    }
}
