// exercise: 08
// truth: wrong
// mistake: the best at the root starts at the limits of the estimate, 100,000 either way, so that no action is better where all of them lose, and the answer is null
// kind: slip
// player: both
// style: Optional and lambdas, best starts at the limits of the evaluation
// single: yes
// detail: when an iteration sees that every action loses; in one where that has been seen before the clock is up the move is null
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
    private static final int HIGHEST = 100_000;
    private static final int LOWEST = -100_000;

    private final Map<A, Integer> cuts = new HashMap<>();

    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 7L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        int depth = 1;
        while (depth < 50 && actions.size() > 1) {
            try {
                answer = iteration(position, clock, actions, depth++);
            } catch (TimeUp e) {
                break;
            }
            if (answer == null) {
                break; // it is lost
            }
            A first = answer;
            actions.sort((a, b) -> Boolean.compare(b.equals(first), a.equals(first)));
        }
        return answer;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int best = max ? LOWEST : HIGHEST;
        A bestAction = null;
        for (A action : actions) {
            position.make(action);
            int value = max
                    ? value(position, clock, depth - 1, 1, best - 1, Window.INFINITY)
                    : value(position, clock, depth - 1, 1, -Window.INFINITY, best + 1);
            position.undo();
            boolean better = max ? value > best : value < best;
            if (better || bestAction == null && value == best) {
                best = value;
                bestAction = action;
            }
        }
        return bestAction;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(cuts.getOrDefault(b, 0), cuts.getOrDefault(a, 0)));
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                cuts.merge(action, 1 << Math.min(depth, 12), Integer::sum);
                break;
            }
        }
        return best;
    }
}
