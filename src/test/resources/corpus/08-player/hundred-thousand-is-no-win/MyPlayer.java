// exercise: 08
// truth: wrong
// mistake: a value of 100,000 counts as a proved win or loss and ends the thinking, although an estimate may be exactly that
// player: both
// style: constants, node budget in a helper object
// single: yes
// detail: sometimes; only if an estimate of exactly 100,000 or -100,000 is the value of an iteration
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIN = 1_000_000;
    private static final int DECIDED = 100_000;
    private static final int MAX_DEPTH = 60;

    @SuppressWarnings("serial")
    private static class OutOfTime extends Exception {}

    private final Map<A, Integer> good = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        good.clear();
        A best = position.actions().get(0);
        try {
            for (int depth = 1; depth <= MAX_DEPTH; depth++) {
                Choice<A> choice = best(position, clock, depth, 0, -2 * WIN, 2 * WIN, best);
                best = choice.action();
                if (Math.abs(choice.value()) >= DECIDED) {
                    break;
                }
            }
        } catch (OutOfTime e) {
            return best;
        }
        return best;
    }

    private Choice<A> best(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, A first)
            throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int value = position.utility();
            return new Choice<>(null, value > 0 ? value - ply : value < 0 ? value + ply : 0);
        }
        if (depth == 0) {
            return new Choice<>(null, position.evaluation());
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(good.getOrDefault(b, 0), good.getOrDefault(a, 0)));
        if (first != null) {
            actions.remove(first);
            actions.add(0, first);
        }
        Choice<A> best = null;
        for (A action : actions) {
            position.make(action);
            int value = best(position, clock, depth - 1, ply + 1, alpha, beta, null).value();
            position.undo();
            if (best == null || (max && value > best.value()) || (!max && value < best.value())) {
                best = new Choice<>(action, value);
            }
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                good.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
