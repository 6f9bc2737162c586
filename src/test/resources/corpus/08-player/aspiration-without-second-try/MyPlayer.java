// exercise: 08
// truth: wrong
// mistake: each iteration searches in a narrow window around the last value, and does not search again when the value falls outside
// player: both
// style: negamax, aspiration window, killers
// single: yes
// detail: when the value jumps the first action is played, or the first that reaches the upper bound
import java.util.*;
import plybook.game.Player;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MATE = 1_000_000;
    private static final int DELTA = 50;
    private final Map<Integer, A> killer = new HashMap<>();

    static class Timeout extends RuntimeException {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        int side = position.player() == Player.MAX ? 1 : -1;
        List<A> root = new ArrayList<>(position.actions());
        A best = root.get(0);
        int alpha = -2 * MATE;
        int beta = 2 * MATE;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int value = alpha;
                A found = root.get(0);
                for (A a : root) {
                    position.make(a);
                    int v = -search(position, clock, depth - 1, 1, -beta, -value, -side);
                    position.undo();
                    if (v > value) {
                        value = v;
                        found = a;
                        if (value >= beta) break;
                    }
                }
                best = found;
                root.remove(best);
                root.add(0, best);
                if (Math.abs(value) >= MATE - 60) break;
                alpha = value - DELTA;
                beta = value + DELTA;
            }
        } catch (Timeout t) {
            return best;
        }
        return best;
    }

    private int search(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta, int side) {
        if (clock.isUp()) throw new Timeout();
        if (p.terminal()) return side * (p.utility() - Integer.signum(p.utility()) * ply);
        if (depth == 0) return side * p.evaluation();
        List<A> actions = new ArrayList<>(p.actions());
        A k = killer.get(ply);
        if (k != null && actions.remove(k)) actions.add(0, k);
        int best = -2 * MATE;
        for (A a : actions) {
            p.make(a);
            best = Math.max(best, -search(p, clock, depth - 1, ply + 1, -beta, -Math.max(alpha, best), -side));
            p.undo();
            if (best >= beta) {
                killer.put(ply, a);
                break;
            }
        }
        return best;
    }
}
