// exercise: 08
// truth: right
// mistake: none; every rule of the README is kept
// player: both
// style: narrow window around the last value, the whole window when it falls outside, inner class
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Iterative deepening with a narrow window around the last value, opened when the value falls outside. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int NARROW = 400;

    private static class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        TimeUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Search search = new Search(position, clock);
        A safe = position.actions().get(0);
        try {
            Choice<A> last = search.iterate(1, safe, -Window.INFINITY, Window.INFINITY);
            safe = last.action();
            for (int depth = 2; depth <= 64; depth++) {
                int low = last.value() - NARROW;
                int high = last.value() + NARROW;
                Choice<A> next = search.iterate(depth, safe, low, high);
                if (next.value() <= low || next.value() >= high) {
                    next = search.iterate(depth, safe, -Window.INFINITY, Window.INFINITY);
                }
                safe = next.action();
                last = next;
            }
        } catch (TimeUp e) {
            return safe;
        }
        return safe;
    }

    private class Search {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<A, Integer> good = new HashMap<>();

        Search(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        Choice<A> iterate(int depth, A first, int alpha, int beta) {
            List<A> actions = new ArrayList<>(position.actions());
            actions.remove(first);
            actions.add(0, first);
            boolean max = position.player() == Player.MAX;
            Choice<A> best = null;
            for (A action : actions) {
                position.make(action);
                int value = value(depth - 1, 1, alpha, beta);
                position.undo();
                if (best == null || (max ? value > best.value() : value < best.value())) {
                    best = new Choice<>(action, value);
                }
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }

        private int value(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                throw new TimeUp();
            }
            if (position.terminal()) {
                int u = position.utility();
                if (u > 0) return u - ply;
                if (u < 0) return u + ply;
                return 0;
            }
            if (depth == 0) return position.evaluation();
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort((a, b) -> good.getOrDefault(b, 0).compareTo(good.getOrDefault(a, 0)));
            int best;
            if (position.player() == Player.MAX) {
                best = -Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    best = Math.max(best, value(depth - 1, ply + 1, Math.max(alpha, best), beta));
                    position.undo();
                    if (best >= beta) {
                        good.merge(action, depth, Integer::sum);
                        break;
                    }
                }
            } else {
                best = Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    best = Math.min(best, value(depth - 1, ply + 1, alpha, Math.min(beta, best)));
                    position.undo();
                    if (best <= alpha) {
                        good.merge(action, depth, Integer::sum);
                        break;
                    }
                }
            }
            return best;
        }
    }
}
