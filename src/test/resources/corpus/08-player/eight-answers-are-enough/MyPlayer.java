// exercise: 08
// truth: wrong
// mistake: below the root only the first eight actions of the learned order are looked at, in the second iteration as well, where every answer must be
// player: both
// style: beam below the root, history, exception
// single: yes
// detail: sometimes; only where the only strong answer comes ninth or later
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 8;
    private static final int INFINITE = 4_000_000;

    private static class Over extends Exception { }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Searcher<A> searcher = new Searcher<>(position, clock);
        List<A> all = new ArrayList<>(position.actions());
        A result = all.get(0);
        for (int depth = 1; depth <= 50; depth++) {
            try {
                result = searcher.best(all, depth);
            } catch (Over over) {
                break;
            }
            if (Math.abs(searcher.value) >= 999_000) break;
            all.remove(result);
            all.add(0, result);
        }
        return result;
    }

    private static final class Searcher<A> {
        final GivenPosition<A> position;
        final Clock clock;
        final Map<A, Integer> history = new HashMap<>();
        int value;

        Searcher(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A best(List<A> all, int depth) throws Over {
            boolean max = position.player() == Player.MAX;
            int bound = max ? -INFINITE : INFINITE;
            A best = all.get(0);
            for (A a : all) {
                position.make(a);
                int v = max ? search(depth - 1, 1, bound, INFINITE) : search(depth - 1, 1, -INFINITE, bound);
                position.undo();
                if (max && v > bound || !max && v < bound) {
                    bound = v;
                    best = a;
                }
            }
            value = bound;
            return best;
        }

        int search(int depth, int ply, int alpha, int beta) throws Over {
            if (clock.isUp()) throw new Over();
            if (position.terminal()) {
                int u = position.utility();
                return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
            }
            if (depth == 0) return position.evaluation();
            boolean max = position.player() == Player.MAX;
            List<A> list = position.actions().stream()
                    .sorted((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0))
                    .limit(WIDTH)
                    .toList();
            int best = max ? -INFINITE : INFINITE;
            for (A a : list) {
                position.make(a);
                int v = search(depth - 1, ply + 1, alpha, beta);
                position.undo();
                if (max ? v > best : v < best) best = v;
                if (max) alpha = Math.max(alpha, v);
                else beta = Math.min(beta, v);
                if (alpha >= beta) {
                    history.merge(a, depth * depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
    }
}
