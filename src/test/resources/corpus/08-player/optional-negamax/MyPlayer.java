// exercise: 08
// truth: right
// mistake: -
// player: both
// style: negamax with OptionalInt (empty when the time is over), principal variation search, records
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Found<A>(A action, int score) {}

    private record Bounds(int low, int high) {
        Bounds raised(int score) {
            return new Bounds(Math.max(low, score), high);
        }

        Bounds turned() {
            return new Bounds(-high, -low);
        }

        Bounds justAbove() {
            return new Bounds(low, low + 1);
        }
    }

    private static final Bounds ALL = new Bounds(-1_500_000, 1_500_000);

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Search search = new Search(position, clock);
        List<A> actions = position.actions();
        Found<A> last = new Found<>(actions.get(0), 0);
        for (int plies = 1; plies < 70 && Math.abs(last.score()) < 999_000; plies++) {
            Optional<Found<A>> found = search.root(first(last.action(), actions), plies);
            if (found.isEmpty()) {
                return last.action();
            }
            last = found.get();
        }
        return last.action();
    }

    private static <A> List<A> first(A favourite, List<A> actions) {
        List<A> list = new ArrayList<>(actions.size());
        for (A action : actions) {
            list.add(action.equals(favourite) ? 0 : list.size(), action);
        }
        return list;
    }

    private final class Search {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<Integer, A> refutation = new HashMap<>();

        Search(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        Optional<Found<A>> root(List<A> actions, int plies) {
            Found<A> best = null;
            Bounds bounds = ALL;
            Player mover = position.player();
            for (A action : actions) {
                OptionalInt score = follow(action, mover, plies, 0, bounds, best == null);
                if (score.isEmpty()) {
                    return Optional.empty();
                }
                if (best == null || score.getAsInt() > best.score()) {
                    best = new Found<>(action, score.getAsInt());
                    bounds = bounds.raised(best.score());
                }
            }
            return Optional.of(best);
        }

        /** The score to the mover; exact within the bounds. */
        private OptionalInt follow(A action, Player mover, int plies, int ply, Bounds bounds, boolean full) {
            if (!full) {
                OptionalInt glance = after(action, mover, plies, ply, bounds.justAbove());
                if (glance.isEmpty() || glance.getAsInt() <= bounds.low() || glance.getAsInt() >= bounds.high()) {
                    return glance;
                }
            }
            return after(action, mover, plies, ply, bounds);
        }

        private OptionalInt after(A action, Player mover, int plies, int ply, Bounds bounds) {
            position.make(action);
            OptionalInt score;
            if (position.terminal() || position.player() != mover) {
                OptionalInt theirs = score(mover.opponent(), plies - 1, ply + 1, bounds.turned());
                score = theirs.isPresent() ? OptionalInt.of(-theirs.getAsInt()) : theirs;
            } else {
                score = score(mover, plies - 1, ply + 1, bounds);
            }
            position.undo();
            return score;
        }

        private OptionalInt score(Player mover, int plies, int ply, Bounds bounds) {
            if (clock.isUp()) {
                return OptionalInt.empty();
            }
            int sign = mover == Player.MAX ? 1 : -1;
            if (position.terminal()) {
                int end = position.utility();
                return OptionalInt.of(sign * (end - Integer.signum(end) * ply));
            }
            if (plies == 0) {
                return OptionalInt.of(sign * position.evaluation());
            }
            int best = Integer.MIN_VALUE;
            Bounds now = bounds;
            A favourite = refutation.get(ply);
            for (A action : first(favourite, position.actions())) {
                OptionalInt score = follow(action, mover, plies, ply, now, best == Integer.MIN_VALUE);
                if (score.isEmpty()) {
                    return score;
                }
                best = Math.max(best, score.getAsInt());
                now = now.raised(best);
                if (now.low() >= now.high()) {
                    refutation.put(ply, action);
                    break;
                }
            }
            return OptionalInt.of(best);
        }
    }
}
