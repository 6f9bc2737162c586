// exercise: 08
// truth: right
// mistake: none; begins with two plies, an iteration returns an Optional that is empty when the clock was up, maxValue and minValue apart
// player: both
// style: Optional for "no result", two mutually recursive methods, history of cuts by counting
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Thinker(position, clock).think();
    }

    private final class Thinker {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Integer> cuts = new HashMap<>();
        private List<A> rootActions;

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.rootActions = new ArrayList<>(position.actions());
        }

        A think() {
            A result = winAtOnce().orElse(rootActions.get(0));
            int depth = 2;
            Optional<Choice<A>> found = iterate(depth);
            while (found.isPresent() && depth < 45) {
                result = found.get().action();
                List<A> next = new ArrayList<>();
                next.add(result);
                for (A a : rootActions) {
                    if (!a.equals(result)) next.add(a);
                }
                rootActions = next;
                depth++;
                found = iterate(depth);
            }
            return result;
        }

        /** One ply: the best by evaluation, if there is time for it. */
        private Optional<A> winAtOnce() {
            boolean max = position.player() == Player.MAX;
            A best = null;
            long bestValue = 0;
            for (A a : rootActions) {
                if (clock.isUp()) return Optional.empty();
                position.make(a);
                long v = position.terminal() ? position.utility() : position.evaluation();
                position.undo();
                if (best == null || (max ? v > bestValue : v < bestValue)) {
                    best = a;
                    bestValue = v;
                }
            }
            return Optional.ofNullable(best);
        }

        private Optional<Choice<A>> iterate(int depth) {
            boolean max = position.player() == Player.MAX;
            Choice<A> best = null;
            for (A a : rootActions) {
                int alpha = max && best != null ? best.value() : -Window.INFINITY;
                int beta = !max && best != null ? best.value() : Window.INFINITY;
                position.make(a);
                OptionalInt v = any(depth - 1, 1, alpha, beta);
                if (v.isEmpty()) return Optional.empty();
                position.undo();
                if (best == null || (max ? v.getAsInt() > best.value() : v.getAsInt() < best.value())) {
                    best = new Choice<>(a, v.getAsInt());
                }
            }
            return Optional.ofNullable(best);
        }

        private OptionalInt any(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) return OptionalInt.empty();
            if (position.terminal()) {
                int u = position.utility();
                return OptionalInt.of(u == 0 ? 0 : u > 0 ? u - ply : u + ply);
            }
            if (depth == 0) return OptionalInt.of(position.evaluation());
            return position.player() == Player.MAX ? maxValue(depth, ply, alpha, beta) : minValue(depth, ply, alpha, beta);
        }

        private List<A> ordered() {
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort(Comparator.comparing((A a) -> -cuts.getOrDefault(a, 0)));
            return actions;
        }

        private OptionalInt maxValue(int depth, int ply, int alpha, int beta) {
            int best = -Window.INFINITY;
            for (A a : ordered()) {
                position.make(a);
                OptionalInt v = any(depth - 1, ply + 1, alpha, beta);
                if (v.isEmpty()) return v;
                position.undo();
                best = Math.max(best, v.getAsInt());
                if (best >= beta) {
                    cuts.merge(a, 1 << Math.min(depth, 12), Integer::sum);
                    break;
                }
                alpha = Math.max(alpha, best);
            }
            return OptionalInt.of(best);
        }

        private OptionalInt minValue(int depth, int ply, int alpha, int beta) {
            int best = Window.INFINITY;
            for (A a : ordered()) {
                position.make(a);
                OptionalInt v = any(depth - 1, ply + 1, alpha, beta);
                if (v.isEmpty()) return v;
                position.undo();
                best = Math.min(best, v.getAsInt());
                if (best <= alpha) {
                    cuts.merge(a, 1 << Math.min(depth, 12), Integer::sum);
                    break;
                }
                beta = Math.min(beta, best);
            }
            return OptionalInt.of(best);
        }
    }
}
