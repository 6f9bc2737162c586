// exercise: 08
// truth: wrong
// mistake: a tie is not told from a loss when the plies are added, so a tie after n plies is worth n to MAX instead of 0
// player: both
// style: terse, one search method with the root in it
// single: yes
// detail: sometimes; only where a tie is compared with estimates (or another tie) very near to 0
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    static class Up extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    GivenPosition<A> pos;
    Clock clock;
    A[] killers;
    List<A> root;
    A found;

    @SuppressWarnings("unchecked")
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        killers = (A[]) new Object[51];
        root = new ArrayList<>(pos.actions());
        A best = root.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int v = search(0, depth, -Window.INFINITY, Window.INFINITY);
                best = found;
                root.remove(best);
                root.add(0, best);
                if (Math.abs(v) > 900_000) break;
            }
        } catch (Up up) {
        }
        return best;
    }

    int search(int ply, int depth, int alpha, int beta) {
        if (ply > 0) {
            if (clock.isUp()) throw new Up();
            if (pos.terminal()) return pos.utility() > 0 ? pos.utility() - ply : pos.utility() + ply;
            if (ply == depth) return pos.evaluation();
        }
        boolean max = pos.player() == Player.MAX;
        List<A> list = ply == 0 ? root : new ArrayList<>(pos.actions());
        if (ply > 0 && list.remove(killers[ply])) list.add(0, killers[ply]);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            pos.make(a);
            int v = search(ply + 1, depth, alpha, beta);
            pos.undo();
            if (max ? v > best : v < best) {
                best = v;
                if (ply == 0) found = a;
            }
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                killers[ply] = a;
                break;
            }
        }
        return best;
    }
}
