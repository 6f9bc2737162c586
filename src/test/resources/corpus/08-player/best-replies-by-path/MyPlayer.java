// exercise: 08
// truth: right
// mistake: none; a map from the line of moves to the best move found there in the iteration before, which is tried first
// player: both
// style: records, helper class for one iteration, flag instead of an exception
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 80;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Memory<A> memory = new Memory<>();
        A play = position.actions().get(0);
        for (int depth = 1; depth <= LIMIT; depth++) {
            Iteration<A> iteration = new Iteration<>(position, clock, memory);
            Optional<Choice<A>> choice = iteration.run(depth);
            if (choice.isEmpty()) {
                return play;
            }
            play = choice.get().action();
        }
        return play;
    }

    /** What earlier iterations have learned about the order. */
    private static final class Memory<A> {
        final Map<List<A>, A> best = new HashMap<>();
        final Map<A, Integer> cuts = new HashMap<>();

        List<A> sort(List<A> line, List<A> actions) {
            List<A> sorted = new ArrayList<>(actions);
            sorted.sort((a, b) -> cuts.getOrDefault(b, 0) - cuts.getOrDefault(a, 0));
            A first = best.get(line);
            if (first != null && sorted.remove(first)) {
                sorted.add(0, first);
            }
            return sorted;
        }
    }

    private static final class Iteration<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Memory<A> memory;
        private final List<A> line = new ArrayList<>();
        private boolean cutOff;

        Iteration(GivenPosition<A> position, Clock clock, Memory<A> memory) {
            this.position = position;
            this.clock = clock;
            this.memory = memory;
        }

        Optional<Choice<A>> run(int depth) {
            Choice<A> choice = search(depth, -Window.INFINITY, Window.INFINITY);
            return cutOff ? Optional.empty() : Optional.of(choice);
        }

        private Choice<A> search(int depth, int alpha, int beta) {
            if (cutOff || clock.isUp()) {
                cutOff = true;
                return new Choice<>(null, 0);
            }
            if (position.terminal()) {
                int utility = position.utility();
                return new Choice<>(null, utility - Integer.signum(utility) * line.size());
            }
            if (depth == 0) {
                return new Choice<>(null, position.evaluation());
            }
            boolean max = position.player() == Player.MAX;
            Choice<A> best = null;
            for (A action : memory.sort(line, position.actions())) {
                position.make(action);
                line.add(action);
                int value = search(depth - 1, alpha, beta).value();
                line.remove(line.size() - 1);
                position.undo();
                if (cutOff) {
                    return new Choice<>(null, 0);
                }
                if (best == null || (max ? value > best.value() : value < best.value())) {
                    best = new Choice<>(action, value);
                }
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    memory.cuts.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            if (line.size() < 4) {
                memory.best.put(List.copyOf(line), best.action());
            }
            return best;
        }
    }
}
