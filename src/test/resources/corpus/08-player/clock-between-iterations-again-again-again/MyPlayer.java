// exercise: 08
// truth: wrong
// mistake: the clock is asked only before each iteration, so an iteration that has begun is searched to its end however long it takes
// player: both
// style: iteration as a method that returns a record
// single: yes
// detail: the move comes many thousand moves late with the larger clocks
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Scored<A>(A action, int value) {}

    private final Map<A, Integer> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        List<A> order = new ArrayList<>(position.actions());
        A answer = order.get(0);
        for (int depth = 1; depth <= 30; depth++) {
            if (clock.isUp()) {
                break;
            }
            Scored<A> result = iterate(position, order, depth);
            answer = result.action();
            if (Math.abs(result.value()) > 900_000) {
                break;
            }
            Collections.swap(order, 0, order.indexOf(answer));
        }
        return answer;
    }

    private Scored<A> iterate(GivenPosition<A> position, List<A> order, int depth) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        A best = null;
        int top = 0;
        for (A action : order) {
            position.make(action);
            int v = best == null
                    ? value(position, depth - 1, 1, -Window.INFINITY, Window.INFINITY)
                    : sign > 0
                            ? value(position, depth - 1, 1, top, Window.INFINITY)
                            : value(position, depth - 1, 1, -Window.INFINITY, top);
            position.undo();
            if (best == null || sign * v > sign * top) {
                best = action;
                top = v;
            }
        }
        return new Scored<>(best, top);
    }

    private int value(GivenPosition<A> position, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt((A a) -> cuts.getOrDefault(a, 0)).reversed());
        int best = max ? alpha : beta;
        for (A action : actions) {
            position.make(action);
            int v = max ? value(position, depth - 1, ply + 1, best, beta) : value(position, depth - 1, ply + 1, alpha, best);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                cuts.merge(action, 1, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
