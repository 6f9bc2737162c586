// exercise: 08
// truth: wrong
// mistake: an action whose value equals the best so far replaces it (>=), but under alpha-beta an equal value is only a bound, so an action that was cut (refuted) is played
// player: both
// style: one recursive method with Choice
// single: yes
// detail: -
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** One recursive method that returns a Choice, the root included. null stands for "the clock is up". */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MOST = 9_999_999;

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        Choice<A> last = new Choice<>(position.actions().get(0), 0);
        for (int depth = 1; depth <= 45; depth++) {
            Choice<A> next = best(position, clock, depth, 0, -MOST, MOST, last.action());
            if (next == null) {
                break;
            }
            last = next;
        }
        return last.action();
    }

    private Choice<A> best(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta, A hint) {
        if (ply > 0 && clock.isUp()) {
            return null;
        }
        if (position.terminal()) {
            int end = position.utility();
            return new Choice<>(null, end > 0 ? end - ply : end < 0 ? end + ply : 0);
        }
        if (depth == 0) {
            return new Choice<>(null, position.evaluation());
        }
        boolean max = position.player() == Player.MAX;
        Choice<A> best = null;
        ToIntFunction<A> rank = a -> a.equals(hint) ? Integer.MIN_VALUE : -history.getOrDefault(a, 0);
        List<A> actions = position.actions().stream().sorted(Comparator.comparingInt(rank)).toList();
        for (A action : actions) {
            position.make(action);
            Choice<A> reply = best(position, clock, depth - 1, ply + 1, alpha, beta, null);
            if (reply == null) {
                return null;
            }
            position.undo();
            if (best == null || (max ? reply.value() >= best.value() : reply.value() <= best.value())) {
                best = new Choice<>(action, reply.value()); // the later one of equals
            }
            if (max) {
                alpha = Math.max(alpha, best.value());
            } else {
                beta = Math.min(beta, best.value());
            }
            if (beta <= alpha) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
