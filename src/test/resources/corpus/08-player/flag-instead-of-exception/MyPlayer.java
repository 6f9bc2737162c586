// exercise: 08
// truth: right
// mistake: none; Iterative deepening with alpha-beta, best move first and a history table; when the clock is up a flag makes every level return, and an iteration that has raised the flag is thrown away.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;
    private boolean stopped;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        this.stopped = false;
        LinkedList<A> order = new LinkedList<>(position.actions());
        A answer = order.getFirst();
        if (order.size() == 1) return answer;
        for (int depth = 1; depth <= 50; depth++) {
            A found = iteration(order, depth);
            if (stopped) break; // not finished: forget it
            answer = found;
            order.remove(found);
            order.addFirst(found);
        }
        return answer;
    }

    private A iteration(List<A> order, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = order.get(0);
        for (A action : order) {
            position.make(action);
            int v = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (stopped) return null;
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            stopped = true;
            return 0; // nobody looks at it
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing(a -> -history.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (stopped) return 0;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
