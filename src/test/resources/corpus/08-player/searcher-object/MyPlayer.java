// exercise: 08
// truth: right
// mistake: none; a searcher object for each move, with an aspiration window that is opened when it fails
// player: both
// style: helper class, aspiration with a second search, history and killers
// single: yes
// detail: right
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        return new Searcher<>(position, clock).run();
    }

    private static final class Expired extends Exception {
        private static final long serialVersionUID = 1L;

        Expired() {
            super(null, null, false, false);
        }
    }

    private static final class Searcher<A> {
        private static final int MARGIN = 400;
        private final GivenPosition<A> position;
        private final Clock clock;
        private final boolean rootIsMax;
        private final List<A> root;
        private final Map<Integer, A> killers = new HashMap<>();
        private final Map<A, Integer> history = new HashMap<>();
        private A found;

        Searcher(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.rootIsMax = position.player() == Player.MAX;
            this.root = new ArrayList<>(position.actions());
        }

        A run() {
            A best = root.get(0);
            try {
                int last = iterate(1, -Window.INFINITY, Window.INFINITY);
                best = found;
                for (int depth = 2; depth <= 50; depth++) {
                    promote(root, best);
                    int low = last - MARGIN;
                    int high = last + MARGIN;
                    int value = iterate(depth, low, high);
                    if (value <= low || value >= high) {
                        value = iterate(depth, -Window.INFINITY, Window.INFINITY);
                    }
                    best = found;
                    last = value;
                    if (Math.abs(value) >= Window.MAX_VALUE - 100) {
                        break;
                    }
                }
            } catch (Expired e) {
                return best;
            }
            return best;
        }

        private int iterate(int depth, int alpha, int beta) throws Expired {
            A best = root.get(0);
            int top = rootIsMax ? -Window.INFINITY : Window.INFINITY;
            for (A action : root) {
                position.make(action);
                int v = search(depth - 1, 1, alpha, beta);
                position.undo();
                if (rootIsMax ? v > top : v < top) {
                    top = v;
                    best = action;
                }
                if (rootIsMax) {
                    alpha = Math.max(alpha, v);
                } else {
                    beta = Math.min(beta, v);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            found = best;
            return top;
        }

        private int search(int depth, int ply, int alpha, int beta) throws Expired {
            if (clock.isUp()) {
                throw new Expired();
            }
            if (position.terminal()) {
                int u = position.utility();
                return u > 0 ? u - ply : u < 0 ? u + ply : 0;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
            promote(actions, killers.get(ply));
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int v = search(depth - 1, ply + 1, alpha, beta);
                position.undo();
                best = max ? Math.max(best, v) : Math.min(best, v);
                if (max) {
                    alpha = Math.max(alpha, best);
                } else {
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    killers.put(ply, action);
                    history.merge(action, 1 << Math.min(depth, 12), Integer::sum);
                    break;
                }
            }
            return best;
        }

        private void promote(List<A> actions, A action) {
            if (action != null && actions.remove(action)) {
                actions.add(0, action);
            }
        }
    }
}
