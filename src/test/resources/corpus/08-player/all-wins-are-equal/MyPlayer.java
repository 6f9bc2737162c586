// exercise: 08
// truth: wrong
// mistake: a win is worth the same however far away it is, and a later iteration may replace a win in one by a longer one that stands before it in the list
// player: both
// style: one search method, root in the given order, lambda for the comparison
// kind: slip
// single: yes
// detail: when there is a win in one and an action before it in the list wins too, but later: the deeper iteration takes the longer way

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static final IntBinaryOperator HIGHER = Math::max;
    private static final IntBinaryOperator LOWER = Math::min;

    private Map<A, Integer> goodness;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        goodness = new HashMap<>();
        A result = position.actions().get(0);
        int depth = 1;
        try {
            while (depth < 30) {
                result = bestAt(position, clock, depth++);
            }
        } catch (Timeout timeout) {
            return result;
        }
        return result;
    }

    private A bestAt(GivenPosition<A> position, Clock clock, int depth) {
        boolean max = position.player() == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : position.actions()) {
            position.make(action);
            int value = best == null
                    ? search(position, clock, depth - 1, -Window.INFINITY, Window.INFINITY)
                    : max
                            ? search(position, clock, depth - 1, bestValue, Window.INFINITY)
                            : search(position, clock, depth - 1, -Window.INFINITY, bestValue);
            position.undo();
            if (best == null || (max ? value > bestValue : value < bestValue)) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            return position.utility();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        IntBinaryOperator better = max ? HIGHER : LOWER;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(goodness.getOrDefault(b, 0), goodness.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            best = better.applyAsInt(best, max ? search(position, clock, depth - 1, Math.max(alpha, best), beta) : search(position, clock, depth - 1, alpha, Math.min(beta, best)));
            position.undo();
            if (max ? best >= beta : best <= alpha) {
                goodness.merge(action, depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
