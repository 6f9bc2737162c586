// exercise: 08
// truth: wrong
// mistake: a value of 100,000 or more is taken for a proof and ends the thinking, but an estimate may be exactly 100,000
// player: both
// style: constants, history in a map, while loop with conditions
// kind: subtle
// single: yes
// detail: positions whose estimate reaches plus or minus 100,000: it stops in the first iterations with nearly all its time left
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DECIDED = 100_000;
    private static final int INFINITE = 3_000_000;

    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 11L;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private Map<A, Integer> cuts;
    private int lastValue;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.cuts = new HashMap<>();
        this.lastValue = 0;
        List<A> actions = new ArrayList<>(position.actions());
        int depth = 1;
        while (depth < 50 && Math.abs(lastValue) < DECIDED) {
            try {
                A best = search(actions, depth++);
                actions.remove(best);
                actions.add(0, best);
            } catch (Interrupted e) {
                break;
            }
        }
        return actions.get(0);
    }

    private A search(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int bound = max ? -INFINITE : INFINITE;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int value = max ? below(depth - 1, 1, bound, INFINITE) : below(depth - 1, 1, -INFINITE, bound);
            position.undo();
            if (best == null || (max ? value > bound : value < bound)) {
                best = action;
                bound = value;
            }
        }
        lastValue = bound;
        return best;
    }

    private int below(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            return position.utility() - ply * Integer.signum(position.utility());
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing((A a) -> cuts.getOrDefault(a, 0)).reversed());
        boolean max = position.player() == Player.MAX;
        int best = max ? -INFINITE : INFINITE;
        for (A action : actions) {
            position.make(action);
            int value = below(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                cuts.merge(action, depth * depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
