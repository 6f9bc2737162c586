// exercise: 08
// truth: wrong
// mistake: the move to play is null until the first iteration is finished, and null is returned if the clock is up before
// player: both
// style: single class, flag, history
// single: yes
// detail: sometimes; only when the time is not enough for one ply
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> weight = new HashMap<>();
    private boolean timeUp;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        weight.clear();
        timeUp = false;
        A result = null;
        for (int depth = 1; depth <= 50 && !timeUp; depth++) {
            A candidate = null;
            boolean max = position.player() == Player.MAX;
            int bound = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : order(position.actions(), result)) {
                position.make(action);
                int v = max
                        ? eval(position, clock, depth - 1, 1, bound, Window.INFINITY)
                        : eval(position, clock, depth - 1, 1, -Window.INFINITY, bound);
                if (timeUp) {
                    return result;
                }
                position.undo();
                if (max ? v > bound : v < bound) {
                    bound = v;
                    candidate = action;
                }
            }
            result = candidate;
        }
        return result;
    }

    private List<A> order(List<A> given, A first) {
        List<A> list = new ArrayList<>(given);
        list.sort((a, b) -> weight.getOrDefault(b, 0) - weight.getOrDefault(a, 0));
        if (first != null) {
            list.remove(first);
            list.add(0, first);
        }
        return list;
    }

    private int eval(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            timeUp = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : order(position.actions(), null)) {
            position.make(action);
            int v = eval(position, clock, depth - 1, ply + 1, alpha, beta);
            if (timeUp) {
                return 0;
            }
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                weight.merge(action, depth * depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
