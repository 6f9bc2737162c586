// exercise: 08
// truth: wrong
// mistake: the root asks the clock before an action and not after it, so the last action of an iteration may be compared with a value that was cut off, and the iteration counts as finished
// player: both
// style: no exception; the recursion returns the estimate when the clock is up
// single: yes
// detail: sometimes; only when the clock runs out below the last action at the root; about 1 in 150 random trees with a clock of a few hundred moves
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Clock clock;
    private GivenPosition<A> pos;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        history = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A chosen = root.get(0);
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= 60; depth++) {
            A best = null;
            int bestValue = max ? -10_000_000 : 10_000_000;
            boolean complete = true;
            for (A a : root) {
                if (clock.isUp()) {
                    complete = false;
                    break;
                }
                pos.make(a);
                int v = max ? search(depth - 1, 1, bestValue, 10_000_000) : search(depth - 1, 1, -10_000_000, bestValue);
                pos.undo();
                if (max ? v > bestValue : v < bestValue) {
                    bestValue = v;
                    best = a;
                }
            }
            if (!complete) {
                return chosen;
            }
            chosen = best;
            root.remove(best);
            root.add(0, best);
            if (Math.abs(bestValue) > 900_000) {
                return chosen;
            }
        }
        return chosen;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (pos.terminal()) {
            int u = pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0 || clock.isUp()) {
            return pos.evaluation();
        }
        List<A> list = new ArrayList<>(pos.actions());
        list.sort((p, q) -> history.getOrDefault(q, 0) - history.getOrDefault(p, 0));
        boolean max = pos.player() == Player.MAX;
        int best = max ? -10_000_000 : 10_000_000;
        for (A a : list) {
            pos.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
