// exercise: 08
// truth: right
// mistake: -
// player: both
// style: no exception: an empty OptionalInt means that the time is over, and is handed up; values from the view of the side at the node
// single: yes
// detail: -
import java.util.ArrayList;
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
    private record Found<A>(A action, int value) {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thinker<>(position, clock).think();
    }

    private static final class Thinker<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<Integer, A> refutations = new HashMap<>();
        private boolean horizon;

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A think() {
            List<A> actions = position.actions();
            A chosen = actions.get(0);
            for (int depth = 1; depth < 400; depth++) {
                horizon = false;
                Optional<Found<A>> found = iterate(preferring(chosen, actions), depth);
                if (found.isEmpty()) {
                    return chosen;
                }
                chosen = found.get().action();
                if (!horizon || Math.abs(found.get().value()) > 500_000) {
                    return chosen;
                }
            }
            return chosen;
        }

        private Optional<Found<A>> iterate(List<A> actions, int depth) {
            Player me = position.player();
            Found<A> top = null;
            for (A action : actions) {
                OptionalInt value = after(action, me, depth, 1, top == null ? -Window.INFINITY : top.value(), Window.INFINITY);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                if (top == null || value.getAsInt() > top.value()) {
                    top = new Found<>(action, value.getAsInt());
                }
            }
            return Optional.of(top);
        }

        /** The worth of an action to the one who does it. */
        private OptionalInt after(A action, Player me, int depth, int ply, int low, int high) {
            position.make(action);
            OptionalInt value;
            if (clock.isUp()) {
                value = OptionalInt.empty();
            } else if (position.terminal()) {
                int end = position.utility();
                value = OptionalInt.of(sign(me) * (end - Integer.signum(end) * ply));
            } else if (depth == 1) {
                horizon = true;
                value = OptionalInt.of(sign(me) * position.evaluation());
            } else {
                boolean again = position.player() == me;
                OptionalInt theirs = node(depth - 1, ply + 1, again ? low : -high, again ? high : -low);
                value = again || theirs.isEmpty() ? theirs : OptionalInt.of(-theirs.getAsInt());
            }
            position.undo();
            return value;
        }

        private OptionalInt node(int depth, int ply, int low, int high) {
            Player me = position.player();
            int best = -Window.INFINITY;
            for (A action : preferring(refutations.get(ply), position.actions())) {
                OptionalInt value = after(action, me, depth, ply, Math.max(low, best), high);
                if (value.isEmpty()) {
                    return value;
                }
                best = Math.max(best, value.getAsInt());
                if (best >= high) {
                    refutations.put(ply, action);
                    break;
                }
            }
            return OptionalInt.of(best);
        }

        private static int sign(Player player) {
            return player == Player.MAX ? 1 : -1;
        }
    }

    private static <A> List<A> preferring(A first, List<A> actions) {
        int at = actions.indexOf(first);
        if (at < 1) {
            return actions;
        }
        List<A> order = new ArrayList<>(actions);
        order.add(0, order.remove(at));
        return order;
    }
}
