// exercise: 08
// truth: wrong
// mistake: the best value starts at the value of a loss and is replaced only by something better, so where every action loses no action is found and null is returned
// player: both
// style: inner class for an iteration, best value starts at a lost game
// kind: slip
// single: yes
// detail: only in positions in which an iteration sees that every action loses

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LOST = -Window.MAX_VALUE;
    private static final int WON = Window.MAX_VALUE;

    private class Iteration {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final int depth;
        private boolean interrupted;
        private A best;
        private int value;

        Iteration(GivenPosition<A> position, Clock clock, int depth) {
            this.position = position;
            this.clock = clock;
            this.depth = depth;
        }

        void run(List<A> actions) {
            boolean max = position.player() == Player.MAX;
            value = max ? LOST : WON;
            for (A action : actions) {
                position.make(action);
                int v = max ? look(depth - 1, value, WON) : look(depth - 1, LOST, value);
                if (interrupted) {
                    return;
                }
                position.undo();
                if (max ? v > value : v < value) {
                    value = v;
                    best = action;
                }
            }
        }

        private int look(int left, int alpha, int beta) {
            if (clock.isUp()) {
                interrupted = true;
                return 0;
            }
            if (position.terminal()) {
                return position.utility();
            }
            if (left == 0) {
                return position.evaluation();
            }
            boolean max = position.player() == Player.MAX;
            int found = max ? LOST : WON;
            for (A action : sorted(position.actions(), left)) {
                position.make(action);
                int v = look(left - 1, alpha, beta);
                if (interrupted) {
                    return 0;
                }
                position.undo();
                found = max ? Math.max(found, v) : Math.min(found, v);
                if (max) {
                    alpha = Math.max(alpha, found);
                } else {
                    beta = Math.min(beta, found);
                }
                if (alpha >= beta) {
                    last.put(left, action);
                    break;
                }
            }
            return found;
        }
    }

    private final Map<Integer, A> last = new LinkedHashMap<>();

    private List<A> sorted(List<A> actions, int left) {
        A first = last.get(left);
        if (first == null || !actions.contains(first)) {
            return actions;
        }
        List<A> sorted = new ArrayList<>();
        sorted.add(first);
        for (A action : actions) {
            if (!action.equals(first)) {
                sorted.add(action);
            }
        }
        return sorted;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        last.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth <= 50; depth++) {
            Iteration iteration = new Iteration(position, clock, depth);
            iteration.run(actions);
            if (iteration.interrupted) {
                return best;
            }
            best = iteration.best;
            if (iteration.value == WON || iteration.value == LOST) {
                return best;
            }
            actions.remove(best);
            actions.add(0, best);
        }
        return best;
    }
}
