// exercise: 08
// truth: wrong
// mistake: the iterations end as soon as a value reaches 100,000, which is still an estimate and not the end of a game
// player: both
// style: constants, Choice from the task package, history
// single: yes
// detail: only where an estimate is exactly 100,000 or -100,000: the game counts as decided, time is left over and a deeper refutation is not seen
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
    /** Estimates are smaller. */
    private static final int DECIDED = 100_000;

    private final Map<A, Integer> cuts = new HashMap<>();

    private static final class Gong extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        Choice<A> last = new Choice<>(position.actions().get(0), 0);
        int depth = 1;
        try {
            do {
                last = choose(position, clock, depth++, last.action());
            } while (last.value() > -DECIDED && last.value() < DECIDED && depth < 80);
        } catch (Gong gong) {
            return last.action();
        }
        return last.action();
    }

    private Choice<A> choose(GivenPosition<A> position, Clock clock, int depth, A first) {
        boolean max = position.player() == Player.MAX;
        List<A> order = sorted(position.actions());
        order.remove(first);
        order.add(0, first);
        Choice<A> best = null;
        for (A action : order) {
            int low = best == null || !max ? -Window.INFINITY : best.value();
            int high = best == null || max ? Window.INFINITY : best.value();
            position.make(action);
            Choice<A> here = new Choice<>(action, value(position, clock, depth - 1, 1, low, high));
            position.undo();
            if (best == null || (max ? here.value() > best.value() : here.value() < best.value())) {
                best = here;
            }
        }
        return best;
    }

    private List<A> sorted(List<A> actions) {
        List<A> list = new ArrayList<>(actions);
        list.sort((one, other) -> Integer.compare(cuts.getOrDefault(other, 0), cuts.getOrDefault(one, 0)));
        return list;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Gong();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - ply * Integer.compare(utility, 0);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position.actions())) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                cuts.merge(action, 1 << Math.min(depth, 12), Integer::sum);
                break;
            }
        }
        return best;
    }
}
