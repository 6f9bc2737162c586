// exercise: 08
// truth: wrong
// mistake: it stops deepening when five iterations running had the same best action, although the clock is not up and nothing is proved
// player: both
// style: queue of the last answers, two-level class structure
// kind: subtle
// single: yes
// detail: in quiet positions with much time: the move comes with most of the time left, and what shows deeper is missed
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Thinker<A> thinker = new Thinker<>(position, clock);
        Deque<A> answers = new ArrayDeque<>();
        answers.add(position.actions().get(0));
        int depth = 1;
        while (depth < 80) {
            A answer = thinker.think(depth++, answers.getLast());
            if (answer == null) {
                break;
            }
            answers.add(answer);
            if (thinker.decided) {
                break;
            }
            if (answers.size() > 5) {
                answers.removeFirst();
                if (new HashSet<>(answers).size() == 1) {
                    break; // nothing new any more
                }
            }
        }
        return answers.getLast();
    }

    private static final class Thinker<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Long> history = new HashMap<>();
        private boolean up;
        private boolean decided;

        Thinker(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A think(int depth, A first) {
            List<A> actions = new ArrayList<>(position.actions());
            actions.remove(first);
            actions.add(0, first);
            boolean max = position.player() == Player.MAX;
            int bound = max ? -Window.INFINITY : Window.INFINITY;
            A best = null;
            for (A action : actions) {
                position.make(action);
                int value = value(depth - 1, 1, max ? bound : -Window.INFINITY, max ? Window.INFINITY : bound);
                if (up) {
                    return null;
                }
                position.undo();
                if (best == null || (max ? value > bound : value < bound)) {
                    best = action;
                    bound = value;
                }
            }
            decided = Math.abs(bound) > 900_000;
            return best;
        }

        private int value(int depth, int ply, int alpha, int beta) {
            up |= clock.isUp();
            if (up) {
                return 0;
            }
            if (position.terminal()) {
                int utility = position.utility();
                return utility - Integer.signum(utility) * ply;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort((a, b) -> Long.compare(history.getOrDefault(b, 0L), history.getOrDefault(a, 0L)));
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int value = value(depth - 1, ply + 1, alpha, beta);
                if (up) {
                    return 0;
                }
                position.undo();
                if (max) {
                    alpha = Math.max(alpha, best = Math.max(best, value));
                } else {
                    beta = Math.min(beta, best = Math.min(best, value));
                }
                if (beta <= alpha) {
                    history.merge(action, (long) depth * depth, Long::sum);
                    break;
                }
            }
            return best;
        }
    }
}
