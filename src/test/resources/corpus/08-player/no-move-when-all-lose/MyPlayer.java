// exercise: 08
// truth: wrong
// mistake: the best value at the root starts at minus or plus 100,000, the bound of the estimates, so where every action loses the iteration's move is null
// player: both
// style: streams for the order, best starts at the estimate's bound
// single: yes
// detail: only when an iteration proves that every action loses
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MOST = 100_000;

    private static final class TimeIsOver extends RuntimeException {
        TimeIsOver() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Long> cutters = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutters.clear();
        A best = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                best = best(position, clock, depth, best);
            }
        } catch (TimeIsOver over) {
            return best;
        }
        return best;
    }

    private A best(GivenPosition<A> position, Clock clock, int depth, A first) {
        boolean max = position.player() == Player.MAX;
        int bestValue = max ? -MOST - 1 : MOST + 1;
        A bestAction = null;
        List<A> actions = position.actions().stream()
                .sorted(Comparator.comparing(a -> !a.equals(first)))
                .toList();
        for (A action : actions) {
            position.make(action);
            int value = max
                    ? value(position, clock, depth - 1, 1, bestValue, Window.INFINITY)
                    : value(position, clock, depth - 1, 1, -Window.INFINITY, bestValue);
            position.undo();
            if (max ? value > bestValue : value < bestValue) {
                bestValue = value;
                bestAction = action;
            }
        }
        return bestAction;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsOver();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = position.actions().stream()
                .sorted(Comparator.comparingLong(a -> -cutters.getOrDefault(a, 0L)))
                .toList();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                cutters.merge(action, 1L, Long::sum);
                break;
            }
        }
        return best;
    }
}
