// exercise: 08
// truth: wrong
// mistake: the search ends as proved when a value is beyond 50,000, though estimates may be as large as 100,000, so it stops early on a mere estimate
// kind: subtle
// player: both
// style: helper class for the search, stop at a proof
// single: yes
// detail: only where estimates go beyond 50,000
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = 50_000;

    private static final class TimeUp extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Searcher<A> searcher = new Searcher<>(position, clock);
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth <= 40; depth++) {
            try {
                best = searcher.run(actions, depth);
            } catch (TimeUp up) {
                break;
            }
            if (Math.abs(searcher.lastValue) > WON) {
                break; // won or lost, whatever else is played
            }
            actions.remove(best);
            actions.add(0, best);
        }
        return best;
    }

    private static final class Searcher<A> {
        private final GivenPosition<A> position;
        private final Clock clock;
        private final Map<Integer, A> killers = new HashMap<>();
        private int lastValue;

        Searcher(GivenPosition<A> position, Clock clock) {
            this.position = position;
            this.clock = clock;
        }

        A run(List<A> actions, int depth) throws TimeUp {
            A best = actions.get(0);
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            boolean max = position.player() == Player.MAX;
            for (A action : actions) {
                int v = after(action, depth - 1, 1, alpha, beta);
                if (max ? v > alpha : v < beta) {
                    best = action;
                    alpha = max ? v : alpha;
                    beta = max ? beta : v;
                }
            }
            lastValue = max ? alpha : beta;
            return best;
        }

        private int after(A action, int depth, int ply, int alpha, int beta) throws TimeUp {
            position.make(action);
            int v = value(depth, ply, alpha, beta);
            position.undo();
            return v;
        }

        private int value(int depth, int ply, int alpha, int beta) throws TimeUp {
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
            int best = max ? -Window.INFINITY : Window.INFINITY;
            LinkedList<A> actions = new LinkedList<>(position.actions());
            A killer = killers.get(ply);
            if (actions.remove(killer)) {
                actions.addFirst(killer);
            }
            for (A action : actions) {
                int v = after(action, depth - 1, ply + 1, alpha, beta);
                best = max ? Math.max(best, v) : Math.min(best, v);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (alpha >= beta) {
                    killers.put(ply, action);
                    break;
                }
            }
            return best;
        }
    }
}
