// exercise: 08
// truth: wrong
// mistake: what a cut-off iteration has found is played although it did not look first at the best action of the iteration before: the order is that of the history table
// kind: subtle
// player: both
// style: iteration as an object, history at all nodes
// single: yes
// detail: sometimes; when the clock is up before the former best has been looked at again
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<A, Integer> history = new HashMap<>();

    /** One iteration: what it has found so far is there even if it was stopped. */
    private final class Iteration {
        private final GivenPosition<A> position;
        private final Clock clock;
        private A best;
        private int looked;

        Iteration(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        void run(int depth) {
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            boolean max = position.player() == Player.MAX;
            for (A action : byHistory()) {
                position.make(action);
                int v = value(depth - 1, 1, alpha, beta);
                position.undo();
                looked++;
                if (max ? v > alpha : v < beta) {
                    best = action;
                    alpha = max ? v : alpha;
                    beta = max ? beta : v;
                }
            }
            history.merge(best, depth * depth, Integer::sum);
        }

        private List<A> byHistory() {
            List<A> actions = new ArrayList<>(position.actions());
            actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
            return actions;
        }

        private int value(int depth, int ply, int alpha, int beta) {
            if (clock.isUp()) {
                throw new TimeUp();
            }
            if (position.terminal()) {
                int u = position.utility();
                return u > 0 ? u - ply : u < 0 ? u + ply : 0;
            }
            if (depth == 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            for (A action : byHistory()) {
                position.make(action);
                int v = value(depth - 1, ply + 1, alpha, beta);
                position.undo();
                alpha = max ? Math.max(alpha, v) : alpha;
                beta = max ? beta : Math.min(beta, v);
                if (alpha >= beta) {
                    history.merge(action, depth * depth, Integer::sum);
                    break;
                }
            }
            return max ? alpha : beta;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        A best = position.actions().get(0);
        for (int depth = 1; depth <= 40; depth++) {
            Iteration iteration = new Iteration(position, clock);
            try {
                iteration.run(depth);
            } catch (TimeUp up) {
                return iteration.looked > 0 ? iteration.best : best;
            }
            best = iteration.best;
        }
        return best;
    }
}
