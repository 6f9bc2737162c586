// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no exception: an empty OptionalInt goes up when the clock is up; killers by ply in a list; streams at the root; goes on after a proof
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A any = position.actions().iterator().next();
        Search<A> search = new Search<>(position, clock);
        // takes iterations as long as there is an answer; the last answer counts
        return Stream.iterate(1, depth -> depth <= 1_000, depth -> depth + 1)
                .map(search::iteration)
                .takeWhile(Optional::isPresent)
                .map(Optional::get)
                .reduce((earlier, later) -> later)
                .orElse(any);
    }

    private static final class Search<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final List<A> roots;
        private final List<A> killers = new ArrayList<>();

        Search(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.roots = new ArrayList<>(position.actions());
        }

        Optional<A> iteration(int depth) {
            boolean max = position.player() == Player.MAX;
            Map<A, Integer> values = new LinkedHashMap<>();
            int bound = max ? -Window.INFINITY : Window.INFINITY;
            A best = null;
            for (A root : roots) {
                position.make(root);
                OptionalInt value = max
                        ? worth(depth - 1, 1, bound, Window.INFINITY)
                        : worth(depth - 1, 1, -Window.INFINITY, bound);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                position.undo();
                if (best == null || (max ? value.getAsInt() > bound : value.getAsInt() < bound)) {
                    best = root;
                    bound = value.getAsInt();
                }
            }
            roots.remove(best);
            roots.add(0, best);
            return Optional.of(best);
        }

        private OptionalInt worth(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                return OptionalInt.empty();
            }
            if (position.terminal()) {
                int end = position.utility();
                return OptionalInt.of(end == 0 ? 0 : end > 0 ? end - ply : end + ply);
            }
            if (depth == 0) {
                return OptionalInt.of(position.evaluation());
            }
            while (killers.size() <= ply) {
                killers.add(null);
            }
            List<A> actions = position.actions();
            A killer = killers.get(ply);
            int at = killer == null ? -1 : actions.indexOf(killer);
            boolean max = position.player() == Player.MAX;
            int best = max ? alpha : beta; // fail-hard
            for (int i = at < 0 ? 0 : -1; i < actions.size(); i++) {
                if (i == at) {
                    if (i >= 0) {
                        continue; // was first
                    }
                }
                A action = i < 0 ? killer : actions.get(i);
                position.make(action);
                OptionalInt value = max ? worth(depth - 1, ply + 1, best, beta) : worth(depth - 1, ply + 1, alpha, best);
                if (value.isEmpty()) {
                    return value;
                }
                position.undo();
                best = max ? Math.max(best, value.getAsInt()) : Math.min(best, value.getAsInt());
                if (max ? best >= beta : best <= alpha) {
                    killers.set(ply, action);
                    return OptionalInt.of(best);
                }
            }
            return OptionalInt.of(best);
        }
    }
}
