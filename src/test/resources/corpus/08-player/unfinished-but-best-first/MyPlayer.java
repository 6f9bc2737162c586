// exercise: 08
// truth: right
// mistake: none; plays what an unfinished iteration found only after the best move of the one before was looked at to the end (which the README allows)
// player: both
// style: LinkedList and PriorityQueue
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.task.*;

/**
 * Also plays what an unfinished iteration found, but only if that looked first at the best move of the one before, to the end, and then
 * found a better one, to the end.
 */
public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, int[]> table = new HashMap<>();
    private boolean timeOver;

    public A move(GivenPosition<A> pos, Clock clock) {
        table.clear();
        timeOver = false;
        LinkedList<A> order = new LinkedList<>(pos.actions());
        A play = order.getFirst();
        boolean max = pos.player() == Player.MAX;
        for (int depth = 1; depth < 60 && !timeOver; depth++) {
            A best = null;
            int bestValue = 0;
            for (A a : order) {
                pos.make(a);
                int v = best == null
                        ? ab(pos, clock, depth - 1, 1, -1 << 24, 1 << 24)
                        : ab(pos, clock, depth - 1, 1, max ? bestValue : -1 << 24, max ? 1 << 24 : bestValue);
                if (timeOver) {
                    break; // a was not looked at to the end
                }
                pos.undo();
                if (best == null || (max && v > bestValue) || (!max && v < bestValue)) {
                    best = a;
                    bestValue = v;
                }
            }
            // order begins with the best of the iteration before, so even an unfinished one knows at least as much; the very first does not
            if (best != null && !(timeOver && depth == 1)) {
                play = best;
                order.remove(best);
                order.addFirst(best);
            }
        }
        return play;
    }

    private int ab(GivenPosition<A> pos, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            timeOver = true;
            return 0;
        }
        if (pos.terminal()) {
            return pos.utility() == 0 ? 0 : pos.utility() > 0 ? pos.utility() - ply : pos.utility() + ply;
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        boolean max = pos.player() == Player.MAX;
        int best = max ? -1 << 24 : 1 << 24;
        PriorityQueue<Object[]> queue = new PriorityQueue<>((x, y) -> {
            int byCuts = (Integer) y[0] - (Integer) x[0];
            return byCuts != 0 ? byCuts : (Integer) x[1] - (Integer) y[1];
        });
        int n = 0;
        for (A a : pos.actions()) {
            queue.add(new Object[] {table.containsKey(a) ? table.get(a)[0] : 0, n++, a});
        }
        while (!queue.isEmpty()) {
            @SuppressWarnings("unchecked")
            A a = (A) queue.poll()[2];
            pos.make(a);
            int v = ab(pos, clock, depth - 1, ply + 1, alpha, beta);
            if (timeOver) {
                return 0;
            }
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                table.computeIfAbsent(a, x -> new int[1])[0] += depth * depth;
                break;
            }
        }
        return best;
    }
}
