// exercise: 08
// truth: wrong
// mistake: the best value is not set back when a new round begins, so a move stays best as long as no other beats its value of a shallower round
// player: both
// style: one method with loops, fields for best action and value
// kind: slip
// single: yes
// detail: a deeper look lowers the value of the best move, such as a threat of the opponent
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> history = new HashMap<>();
    private Clock clock;

    private static class Over extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        history.clear();
        final boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int bestValue = max ? -Window.INFINITY : Window.INFINITY;
        for (int depth = 1; depth <= 50; depth++) {
            A candidate = best;
            try {
                for (A action : actions) {
                    position.make(action);
                    int v = max ? alphaBeta(position, depth - 1, 1, bestValue, Window.INFINITY) : alphaBeta(position, depth - 1, 1, -Window.INFINITY, bestValue);
                    position.undo();
                    if (max ? v > bestValue : v < bestValue) {
                        bestValue = v;
                        candidate = action;
                    }
                }
            } catch (Over over) {
                return best;
            }
            best = candidate;
            actions.remove(best);
            actions.add(0, best);
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, int depth, int ply, int alpha, int beta) throws Over {
        if (clock.isUp()) {
            throw new Over();
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
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
