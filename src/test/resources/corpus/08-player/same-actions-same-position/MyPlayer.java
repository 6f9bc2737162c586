// exercise: 08
// truth: wrong
// mistake: the table of known values takes two positions for the same if each side has played the same set of actions, whatever their order, which does not hold in a tree
// player: both
// style: transposition table, records as keys, cleared for each iteration
// kind: subtle
// single: yes
// detail: only in games where the order of the actions matters, such as trees, from three plies on

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Whoever puts the same stones in another order gets the same position: such values are looked up. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 1 << 24;

    private record Key<A>(Set<A> ofMax, Set<A> ofMin, int left) {}

    private record Known(int low, int high) {}

    private static final class Late extends Exception {
        private static final long serialVersionUID = 1;

        Late() {
            super(null, null, false, false);
        }
    }

    private final Set<A> ofMax = new HashSet<>();
    private final Set<A> ofMin = new HashSet<>();
    private final Map<Key<A>, Known> table = new HashMap<>();
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                table.clear();
                ofMax.clear();
                ofMin.clear();
                boolean max = position.player() == Player.MAX;
                int alpha = -INFINITE;
                int beta = INFINITE;
                A found = actions.get(0);
                for (A action : actions) {
                    int value = play(position, clock, action, depth, 1, alpha, beta);
                    if (max && value > alpha) {
                        alpha = value;
                        found = action;
                    } else if (!max && value < beta) {
                        beta = value;
                        found = action;
                    }
                }
                best = found;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(max ? alpha : beta) > 999_000) {
                    break;
                }
            }
        } catch (Late late) {
            return best;
        }
        return best;
    }

    private int play(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta) throws Late {
        Set<A> mine = position.player() == Player.MAX ? ofMax : ofMin;
        boolean isNew = mine.add(action);
        position.make(action);
        int value = value(position, clock, depth - 1, ply, alpha, beta);
        position.undo();
        if (isNew) {
            mine.remove(action);
        }
        return value;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Late {
        if (clock.isUp()) {
            throw new Late();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Key<A> key = new Key<>(Set.copyOf(ofMax), Set.copyOf(ofMin), depth);
        Known known = table.getOrDefault(key, new Known(-INFINITE, INFINITE));
        if (known.low() >= beta || known.low() == known.high()) {
            return known.low();
        }
        if (known.high() <= alpha) {
            return known.high();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = max ? -INFINITE : INFINITE;
        int low = alpha;
        int high = beta;
        for (A action : actions) {
            int value = play(position, clock, action, depth, ply + 1, low, high);
            best = max ? Math.max(best, value) : Math.min(best, value);
            low = max ? Math.max(low, best) : low;
            high = max ? high : Math.min(high, best);
            if (low >= high) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        table.put(key, new Known(best <= alpha ? known.low() : best, best >= beta ? known.high() : best));
        return best;
    }
}
