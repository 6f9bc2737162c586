// exercise: 08
// truth: right
// mistake: none
// player: both
// style: negamax without exceptions: OptionalInt is empty when the clock is up; history map; records
// single: yes
// detail: never
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int SURELY = Window.MAX_VALUE - 1_000;

    private record Found<A>(A action, int value) {}

    /** One search for one move; nothing outlives it. */
    private static final class Thinking<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Integer> history = new HashMap<>();

        Thinking(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        private List<A> sorted() {
            List<A> actions = new ArrayList<>(position.actions());
            Map<A, Integer> now = new HashMap<>();
            actions.forEach(action -> now.put(action, -history.getOrDefault(action, 0)));
            actions.sort(Comparator.comparing(now::get));
            return actions;
        }

        Optional<Found<A>> root(List<A> actions, int depth) {
            int side = sign();
            Found<A> found = new Found<>(actions.get(0), -Window.INFINITY);
            for (A action : actions) {
                OptionalInt value = child(action, depth, 0, found.value(), Window.INFINITY, side);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                if (value.getAsInt() > found.value()) {
                    found = new Found<>(action, value.getAsInt());
                }
            }
            return Optional.of(found);
        }

        private int sign() {
            return position.player() == Player.MAX ? 1 : -1;
        }

        /** The value of the action to the side that plays it. */
        private OptionalInt child(A action, int depth, int ply, int alpha, int beta, int side) {
            position.make(action);
            OptionalInt value;
            if (clock.isUp()) {
                value = OptionalInt.empty();
            } else if (position.terminal()) {
                int end = side * position.utility();
                value = OptionalInt.of(end - Integer.signum(end) * (ply + 1));
            } else if (depth == 1) {
                value = OptionalInt.of(side * position.evaluation());
            } else {
                boolean same = sign() == side;
                value = same ? node(depth - 1, ply + 1, alpha, beta) : node(depth - 1, ply + 1, -beta, -alpha);
                value = value.isEmpty() || same ? value : OptionalInt.of(-value.getAsInt());
            }
            position.undo();
            return value;
        }

        private OptionalInt node(int depth, int ply, int alpha, int beta) {
            int side = sign();
            int best = -Window.INFINITY;
            for (A action : sorted()) {
                OptionalInt value = child(action, depth, ply, Math.max(alpha, best), beta, side);
                if (value.isEmpty()) {
                    return value;
                }
                best = Math.max(best, value.getAsInt());
                if (best >= beta) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            return OptionalInt.of(best);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Thinking<A> thinking = new Thinking<>(position, clock);
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        for (int depth = 1; depth < 60; depth++) {
            Optional<Found<A>> found = thinking.root(actions, depth);
            if (found.isEmpty()) {
                return play;
            }
            play = found.get().action();
            actions.remove(play);
            actions.add(0, play);
            if (Math.abs(found.get().value()) > SURELY) {
                return play;
            }
        }
        return play;
    }
}
