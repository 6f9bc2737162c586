// exercise: 08
// truth: right
// mistake: none; from the third iteration on late actions are looked at one ply less deep, and again in full when they look better than the best, as the README leaves open
// player: both
// style: late move reductions, killers and history, suppliers
// single: yes
// detail: the first two iterations look at everything in full
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int FULL = 8;

    private static final class NoTime extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> board;
    private Clock watch;
    private int iteration;
    private final Map<A, Integer> history = new HashMap<>();
    private final Map<Integer, A> killers = new HashMap<>();
    private A rootBest;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        board = position;
        watch = clock;
        history.clear();
        killers.clear();
        rootBest = position.actions().get(0);
        try {
            for (iteration = 1; iteration <= 40; iteration++) {
                List<A> found = new ArrayList<>(1);
                int v = node(iteration, 0, -Window.INFINITY, Window.INFINITY, found);
                rootBest = found.get(0);
                boolean won = position.player() == Player.MAX ? v > 900_000 : v < -900_000;
                if (won) {
                    break;
                }
            }
        } catch (NoTime e) {
            return rootBest;
        }
        return rootBest;
    }

    private List<A> order(int ply) {
        List<A> actions = new ArrayList<>(board.actions());
        A first = ply == 0 ? rootBest : killers.get(ply);
        actions.sort(Comparator.comparingInt((A a) -> a.equals(first) ? Integer.MIN_VALUE : -history.getOrDefault(a, 0)));
        return actions;
    }

    private int node(int depth, int ply, int alpha, int beta, List<A> found) throws NoTime {
        if (watch.isUp()) {
            throw new NoTime();
        }
        if (board.terminal()) {
            int u = board.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth <= 0) {
            return board.evaluation();
        }
        boolean max = board.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int number = 0;
        for (A action : order(ply)) {
            boolean less = iteration > 2 && depth > 2 && number++ >= FULL;
            board.make(action);
            int v = less ? node(depth - 2, ply + 1, alpha, beta, null) : 0;
            if (!less || (max ? v > alpha : v < beta)) {
                v = node(depth - 1, ply + 1, alpha, beta, null);
            }
            board.undo();
            if (max ? v > best : v < best) {
                best = v;
                if (found != null) {
                    found.clear();
                    found.add(action);
                }
            }
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
