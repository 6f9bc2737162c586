// exercise: 08
// truth: wrong
// mistake: the iterations begin two plies before where those of the call before ended, in a field, whatever the position and the time are now
// player: both
// style: depth in a field, small search class
// single: yes
// detail: only from the second call of the same object on: after a deep search (a forced line, a narrow position, much time) no iteration is finished and the first action is played
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    /** How deep the last search got. Two plies later the same line is two plies shorter. */
    private int reached = 0;

    private static final class Late extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static final class Search<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<Integer, A> killers = new HashMap<>();
        private final List<A> root;

        Search(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.root = new ArrayList<>(position.actions());
        }

        /** Puts the best action first and returns its value. */
        int to(int depth) {
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int where = 0;
            for (int i = 0; i < root.size(); i++) {
                position.make(root.get(i));
                int value = max
                        ? below(depth - 1, 1, best, Window.INFINITY)
                        : below(depth - 1, 1, -Window.INFINITY, best);
                position.undo();
                if (max ? value > best : value < best) {
                    best = value;
                    where = i;
                }
            }
            root.add(0, root.remove(where));
            return best;
        }

        private int below(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                throw new Late();
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
            List<A> actions = new ArrayList<>(position.actions());
            int killer = actions.indexOf(killers.get(depth));
            if (killer > 0) {
                actions.add(0, actions.remove(killer));
            }
            for (A action : actions) {
                position.make(action);
                int value = below(depth - 1, ply + 1, alpha, beta);
                position.undo();
                if (max) {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, value);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    killers.put(depth, action);
                    break;
                }
            }
            return best;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Search<A> search = new Search<>(position, clock);
        int depth = Math.max(1, reached - 2);
        try {
            while (Math.abs(search.to(depth)) < 900_000 && depth < 50) {
                reached = depth;
                depth++;
            }
        } catch (Late late) {
            reached = depth - 1;
        }
        return search.root.get(0);
    }
}
