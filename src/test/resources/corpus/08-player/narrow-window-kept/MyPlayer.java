// exercise: 08
// truth: wrong
// mistake: when an iteration falls below its aspiration window it is not searched again, and its first action is played though all values are bounds only
// player: both
// style: aspiration windows around the last value, negamax
// single: yes
// detail: sometimes; only when the value falls by more than 150 from one iteration to the next; about 1 in 150 random trees with a clock of a few hundred moves
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 3_000_000;
    private static final int MARGIN = 150;

    private static final class Stop extends RuntimeException {
        Stop() {
            super(null, null, false, false);
        }
    }

    private List<A> root;
    private A best;
    private Player rootPlayer;
    private final List<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        root = new ArrayList<>(position.actions());
        rootPlayer = position.player();
        killers.clear();
        for (int i = 0; i < 200; i++) killers.add(null);
        best = root.get(0);
        int value = 0;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int low = depth < 3 ? -INF : value - MARGIN;
                int high = depth < 3 ? INF : value + MARGIN;
                int found = rootSearch(position, clock, depth, low, high);
                if (found >= high) {
                    found = rootSearch(position, clock, depth, low, INF);
                }
                value = found;
                if (Math.abs(value) > 990_000) return best;
            }
        } catch (Stop stop) {
            return best;
        }
        return best;
    }

    private int rootSearch(GivenPosition<A> p, Clock clock, int depth, int alpha, int beta) {
        A found = root.get(0);
        int top = -INF;
        for (A a : root) {
            p.make(a);
            int v = -search(p, clock, depth - 1, 1, -beta, -Math.max(alpha, top));
            p.undo();
            if (v > top) {
                top = v;
                if (v > alpha) found = a;
            }
            if (top >= beta) break;
        }
        if (top < beta) best = found;
        root.remove(found);
        root.add(0, found);
        return top;
    }

    private int search(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Stop();
        if (p.terminal()) {
            int u = p.utility();
            int loss = u > 0 ? u - ply : u < 0 ? u + ply : 0;
            return sign(ply) * loss;
        }
        if (depth == 0) return sign(ply) * p.evaluation();
        List<A> list = new ArrayList<>(p.actions());
        if (list.remove(killers.get(ply))) list.add(0, killers.get(ply));
        int top = -INF;
        for (A a : list) {
            p.make(a);
            int v = -search(p, clock, depth - 1, ply + 1, -beta, -Math.max(alpha, top));
            p.undo();
            top = Math.max(top, v);
            if (top >= beta) {
                killers.set(ply, a);
                break;
            }
        }
        return top;
    }

    private int sign(int ply) {
        return (rootPlayer == Player.MAX) == (ply % 2 == 0) ? 1 : -1;
    }
}
