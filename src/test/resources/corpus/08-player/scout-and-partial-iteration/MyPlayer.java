// exercise: 08
// truth: right
// mistake: none; principal variation search, and a better move of an unfinished iteration counts if the last best was looked at first
// player: both
// style: scout search, killers, partial iteration after the best move
// single: yes
// detail: right
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends RuntimeException {
        Up() {
            super(null, null, false, false);
        }
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private final Map<A, Integer> cuts = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private A answer;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        cuts.clear();
        List<A> actions = new ArrayList<>(position.actions());
        answer = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int value = iteration(actions, depth);
                if (Math.abs(value) > 990_000) break;
                actions.remove(answer);
                actions.add(0, answer);
            }
        } catch (Up up) {
            return answer;
        }
        return answer;
    }

    private int iteration(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        A leader = null;
        int top = 0;
        for (A action : actions) {
            position.make(action);
            int v;
            if (leader == null) {
                v = search(depth - 1, 1, -Window.INFINITY, Window.INFINITY);
            } else if (max) {
                v = search(depth - 1, 1, top, top + 1);
                if (v > top) v = search(depth - 1, 1, top, Window.INFINITY);
            } else {
                v = search(depth - 1, 1, top - 1, top);
                if (v < top) v = search(depth - 1, 1, -Window.INFINITY, top);
            }
            position.undo();
            if (leader == null || (max ? v > top : v < top)) {
                // The first one is the best of the last iteration; in the very first iteration nothing is sure before the end.
                leader = action;
                top = v;
                if (depth > 1) answer = leader;
            }
        }
        answer = leader;
        return top;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Up();
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -cuts.getOrDefault(a, 0)));
        A k = killers.get(ply);
        if (k != null && actions.remove(k)) actions.add(0, k);
        int best = max ? -Window.INFINITY : Window.INFINITY;
        boolean first = true;
        for (A a : actions) {
            position.make(a);
            int v;
            if (first || beta - (long) alpha <= 1) {
                v = search(depth - 1, ply + 1, alpha, beta);
            } else if (max) {
                int test = alpha + 1;
                v = search(depth - 1, ply + 1, alpha, test);
                if (v >= test && v < beta) v = search(depth - 1, ply + 1, alpha, beta);
            } else {
                int test = beta - 1;
                v = search(depth - 1, ply + 1, test, beta);
                if (v <= test && v > alpha) v = search(depth - 1, ply + 1, alpha, beta);
            }
            position.undo();
            first = false;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, a);
                cuts.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
