// exercise: 08
// truth: wrong
// mistake: the search ends when three iterations in a row have found the same action, instead of going deeper until the clock is up
// kind: subtle
// player: both
// style: iterator of iterations, killers, fail-hard
// single: yes
// detail: sometimes; when a deeper look would change the choice
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Map<Integer, A> killers = new HashMap<>();

    private final class Deepening implements Iterator<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final List<A> actions;
        private int depth;

        Deepening(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
            this.actions = new ArrayList<>(position.actions());
        }

        @Override
        public boolean hasNext() {
            return depth < 40 && !clock.isUp();
        }

        @Override
        public A next() {
            depth++;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = actions.get(0);
            boolean max = position.player() == Player.MAX;
            for (A action : actions) {
                position.make(action);
                int v = value(position, clock, depth - 1, 1, alpha, beta);
                position.undo();
                if (max ? v > alpha : v < beta) {
                    best = action;
                    alpha = max ? v : alpha;
                    beta = max ? beta : v;
                }
            }
            actions.remove(best);
            actions.add(0, best);
            return best;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        A best = position.actions().get(0);
        Deepening deepening = new Deepening(position, clock);
        int same = 0;
        try {
            while (deepening.hasNext() && same < 3) {
                A next = deepening.next();
                same = next.equals(best) ? same + 1 : 1;
                best = next;
            }
        } catch (Timeout timeout) {
            return best;
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Timeout();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
