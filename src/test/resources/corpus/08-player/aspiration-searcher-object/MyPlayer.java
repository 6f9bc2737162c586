// exercise: 08
// truth: right
// mistake: none; aspiration windows with a second search, null when the time is over
// player: both
// style: inner class made for each move
// single: yes
// detail: always
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Scored<T>(T action, int value) {}

    private static final class Searcher<T> {
        private final GivenPosition<T> position;
        private final Clock clock;
        private final Map<T, Long> cuts = new HashMap<>();
        private final List<T> order;

        Searcher(GivenPosition<T> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.order = new ArrayList<>(position.actions());
        }

        T think() {
            T play = order.get(0);
            int guess = 0;
            for (int depth = 1; depth <= 60; depth++) {
                int margin = depth < 3 ? Window.INFINITY : 50;
                Scored<T> found;
                do {
                    int low = margin == Window.INFINITY ? -Window.INFINITY : guess - margin;
                    int high = margin == Window.INFINITY ? Window.INFINITY : guess + margin;
                    found = root(depth, low, high);
                    if (found == null) {
                        return play;
                    }
                    boolean inside = low < found.value() && found.value() < high;
                    if (inside || margin == Window.INFINITY) {
                        break;
                    }
                    margin = Window.INFINITY;
                } while (true);
                play = found.action();
                guess = found.value();
                order.remove(play);
                order.add(0, play);
                if (Math.abs(guess) > 900_000) {
                    return play; // proved
                }
            }
            return play;
        }

        private Scored<T> root(int depth, int alpha, int beta) {
            boolean max = position.player() == Player.MAX;
            T best = order.get(0);
            Integer value = null;
            for (T action : order) {
                position.make(action);
                Integer v = value(depth - 1, 1, alpha, beta);
                position.undo();
                if (v == null) {
                    return null;
                }
                if (value == null || (max ? v > value : v < value)) {
                    value = v;
                    best = action;
                }
                if (max) {
                    alpha = Math.max(alpha, v);
                } else {
                    beta = Math.min(beta, v);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return new Scored<>(best, value);
        }

        /** Null if the time is over. */
        private Integer value(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                return null;
            }
            if (position.terminal()) {
                int u = position.utility();
                return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            List<T> actions = new ArrayList<>(position.actions());
            actions.sort((a, b) -> Long.compare(cuts.getOrDefault(b, 0L), cuts.getOrDefault(a, 0L)));
            for (T action : actions) {
                position.make(action);
                Integer v = value(depth - 1, ply + 1, alpha, beta);
                position.undo();
                if (v == null) {
                    return null;
                }
                if (max) {
                    best = Math.max(best, v);
                    alpha = Math.max(alpha, v);
                } else {
                    best = Math.min(best, v);
                    beta = Math.min(beta, v);
                }
                if (beta <= alpha) {
                    cuts.merge(action, 1L << Math.min(depth, 40), Long::sum);
                    return best;
                }
            }
            return best;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Searcher<>(position, clock).think();
    }
}
