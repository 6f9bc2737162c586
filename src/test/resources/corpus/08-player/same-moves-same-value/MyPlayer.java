// exercise: 08
// truth: wrong
// mistake: the transposition table is keyed by the multiset of moves that MAX and MIN have made since the root, as if their order could never matter; in a tree (where an action is the number of a child) other places get the value of the first one
// player: both
// style: additive Zobrist-like keys of action and side, depth in the entry, exact and bound flags
// single: yes
// detail: on Gomoku boards the table is right, because the stones are the same; only on trees of four plies and more
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Entry<B>(int depth, int value, int kind, B best) {}

    private static final int EXACT = 0, AT_LEAST = 1, AT_MOST = 2;

    private static final class TimeException extends Exception {
        private static final long serialVersionUID = 7;
    }

    private final Map<A, Long> keysMax = new HashMap<>();
    private final Map<A, Long> keysMin = new HashMap<>();
    private final Map<Long, Entry<A>> table = new HashMap<>();
    private final Random random = new Random(4711);

    private long key(A action, Player who) {
        return (who == Player.MAX ? keysMax : keysMin).computeIfAbsent(action, a -> random.nextLong());
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A best = moves.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                boolean max = position.player() == Player.MAX;
                int alpha = -Window.INFINITY, beta = Window.INFINITY;
                A found = moves.get(0);
                for (A m : moves) {
                    long k = key(m, position.player());
                    position.make(m);
                    int v = value(position, clock, k, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max ? v > alpha : v < beta) {
                        found = m;
                        if (max) alpha = v;
                        else beta = v;
                    }
                }
                best = found;
                if (Math.abs(max ? alpha : beta) > 900_000) return best;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (TimeException e) {
            return best;
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, long hash, int depth, int ply, int alpha, int beta)
            throws TimeException {
        if (clock.isUp()) throw new TimeException();
        if (p.terminal()) {
            int u = p.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return p.evaluation();
        Entry<A> known = table.get(hash);
        if (known != null && known.depth() == depth) {
            if (known.kind() == EXACT) return known.value();
            if (known.kind() == AT_LEAST && known.value() >= beta) return known.value();
            if (known.kind() == AT_MOST && known.value() <= alpha) return known.value();
        }
        List<A> moves = new ArrayList<>(p.actions());
        if (known != null && moves.remove(known.best())) moves.add(0, known.best());
        Player who = p.player();
        int a = alpha, b = beta;
        int best = who == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        A bestMove = null;
        for (A m : moves) {
            long next = hash + key(m, who);
            p.make(m);
            int v = value(p, clock, next, depth - 1, ply + 1, a, b);
            p.undo();
            if (bestMove == null || (who == Player.MAX ? v > best : v < best)) {
                best = v;
                bestMove = m;
            }
            if (who == Player.MAX) a = Math.max(a, best);
            else b = Math.min(b, best);
            if (a >= b) break;
        }
        int kind = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
        table.put(hash, new Entry<>(depth, best, kind, bestMove));
        return best;
    }
}
