// exercise: 08
// truth: wrong
// mistake: When the clock is up the recursion just returns the evaluation of the node where it stands, and the iteration goes on to its end with such numbers; its move is played as if it had been finished.
// player: both
// style: no exception, depth test and clock test in one condition
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> cutCount = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutCount.clear();
        A best = position.actions().get(0);
        int depth = 1;
        while (!clock.isUp() && depth <= 50) {
            Choice<A> choice = search(position, clock, depth, best);
            best = choice.action();
            depth++;
        }
        return best;
    }

    private Choice<A> search(GivenPosition<A> position, Clock clock, int depth, A first) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.remove(first);
        actions.add(0, first);
        boolean max = position.player() == Player.MAX;
        A best = null;
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = max ? value(position, clock, depth - 1, 1, bestValue, Window.INFINITY)
                        : value(position, clock, depth - 1, 1, -Window.INFINITY, bestValue);
            position.undo();
            if (best == null || (max && v > bestValue) || (!max && v < bestValue)) {
                best = a;
                bestValue = v;
            }
        }
        return new Choice<>(best, bestValue);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> cutCount.getOrDefault(b, 0) - cutCount.getOrDefault(a, 0));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                if (v > best) best = v;
                if (v > alpha) alpha = v;
            } else {
                if (v < best) best = v;
                if (v < beta) beta = v;
            }
            if (alpha >= beta) {
                cutCount.merge(a, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
