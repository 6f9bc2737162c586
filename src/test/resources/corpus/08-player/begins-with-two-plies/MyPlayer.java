// exercise: 08
// truth: right
// mistake: none; unusual: it begins with two plies, hands an empty OptionalInt up through the recursion when the clock is up, and always takes its moves back
// player: both
// style: OptionalInt instead of an exception, lambdas, history
// single: yes
// detail: -
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thinker<>(position, clock).think();
    }

    private static final class Thinker<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Integer> history = new HashMap<>();

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A think() {
            List<A> actions = List.copyOf(position.actions());
            Optional<Choice<A>> last = Optional.empty();
            for (int depth = 2; depth <= 40; depth++) {
                A first = last.map(Choice::action).orElse(actions.get(0));
                List<A> order = Stream.concat(Stream.of(first), actions.stream().filter(a -> !a.equals(first)))
                        .collect(Collectors.toList());
                Optional<Choice<A>> choice = iteration(order, depth);
                if (choice.isEmpty()) {
                    break;
                }
                last = choice;
                if (Math.abs(choice.get().value()) > 999_000) {
                    break;
                }
            }
            return last.map(Choice::action).orElse(actions.get(0));
        }

        private Optional<Choice<A>> iteration(List<A> order, int depth) {
            Player player = position.player();
            Window window = Window.FULL;
            Choice<A> best = null;
            for (A action : order) {
                OptionalInt value = after(action, depth - 1, 1, window);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                if (best == null || window.contains(value.getAsInt())) {
                    best = new Choice<>(action, value.getAsInt());
                    window = window.narrowedBy(player, value.getAsInt());
                }
            }
            return Optional.ofNullable(best);
        }

        private OptionalInt after(A action, int depth, int ply, Window window) {
            position.make(action);
            OptionalInt value = value(depth, ply, window);
            position.undo();
            return value;
        }

        private OptionalInt value(int depth, int ply, Window window) {
            if (clock.isUp()) {
                return OptionalInt.empty();
            }
            if (position.terminal()) {
                int utility = position.utility();
                return OptionalInt.of(utility - Integer.signum(utility) * ply);
            }
            if (depth == 0) {
                return OptionalInt.of(position.evaluation());
            }
            Player player = position.player();
            List<A> order = position.actions().stream()
                    .sorted(Comparator.comparing((A action) -> -history.getOrDefault(action, 0)))
                    .toList();
            OptionalInt best = OptionalInt.empty();
            for (A action : order) {
                OptionalInt value = after(action, depth - 1, ply + 1, window);
                if (value.isEmpty()) {
                    return value;
                }
                if (best.isEmpty()
                        || (player == Player.MAX
                                ? value.getAsInt() > best.getAsInt()
                                : value.getAsInt() < best.getAsInt())) {
                    best = value;
                }
                window = window.narrowedBy(player, value.getAsInt());
                if (window.closed()) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
    }
}
