// exercise: 08
// truth: wrong
// mistake: after the first iteration only the six root actions with the best values are kept; the others are never looked at two plies deep
// player: both
// style: streams, records, sorting after one ply
// kind: slip
// single: yes
// detail: with more than six actions, when the right one looks poor one ply deep, such as a quiet only defence

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 6;
    private static final int MAXIMUM = 1_500_000;

    private record Rated<A>(A action, int value) {}

    private static final class Finished extends RuntimeException {
        private static final long serialVersionUID = 1;

        Finished() {
            super(null, null, true, false);
        }
    }

    private final Map<A, Integer> cutoffs = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cutoffs.clear();
        List<A> actions = position.actions();
        A best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        Comparator<Rated<A>> byValue = Comparator.comparingInt(Rated::value);
        try {
            List<Rated<A>> rated = new ArrayList<>();
            for (A action : actions) {
                rated.add(new Rated<>(action, after(position, clock, action, 1, 1, -MAXIMUM, MAXIMUM)));
            }
            rated.sort(max ? byValue.reversed() : byValue);
            best = rated.get(0).action();
            if (Math.abs(rated.get(0).value()) > 999_000) {
                return best;
            }
            List<A> promising = rated.stream().limit(WIDTH).map(Rated::action).collect(Collectors.toList());
            for (int depth = 2; depth < 50; depth++) {
                Rated<A> found = iteration(position, clock, promising, depth, max);
                best = found.action();
                if (Math.abs(found.value()) > 999_000) {
                    return best;
                }
                promising.remove(best);
                promising.add(0, best);
            }
        } catch (Finished finished) {
            return best;
        }
        return best;
    }

    private Rated<A> iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth, boolean max) {
        Rated<A> best = new Rated<>(actions.get(0), max ? -MAXIMUM : MAXIMUM);
        for (A action : actions) {
            int value = after(position, clock, action, depth, 1, max ? best.value() : -MAXIMUM, max ? MAXIMUM : best.value());
            if (max ? value > best.value() : value < best.value()) {
                best = new Rated<>(action, value);
            }
        }
        return best;
    }

    private int after(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Finished();
        }
        position.make(action);
        int value;
        if (position.terminal()) {
            value = position.utility() - ply * Integer.signum(position.utility());
        } else if (depth == 1) {
            value = position.evaluation();
        } else {
            boolean max = position.player() == Player.MAX;
            value = max ? -MAXIMUM : MAXIMUM;
            List<A> replies = position.actions().stream()
                    .sorted(Comparator.comparing(reply -> -cutoffs.getOrDefault(reply, 0)))
                    .toList();
            for (A reply : replies) {
                int v = after(position, clock, reply, depth - 1, ply + 1, alpha, beta);
                value = max ? Math.max(value, v) : Math.min(value, v);
                alpha = max ? Math.max(alpha, value) : alpha;
                beta = max ? beta : Math.min(beta, value);
                if (alpha >= beta) {
                    cutoffs.merge(reply, depth, Integer::sum);
                    break;
                }
            }
        }
        position.undo();
        return value;
    }
}
