// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is not set anew when a move begins, so the move of the turn before is played again if not even the first iteration was finished
// player: both
// style: fields, exception, history
// single: yes
// detail: sometimes; only if there is less time than one iteration takes, and not in the first move of an object
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITY = Integer.MAX_VALUE;
    private final Map<A, Integer> history = new HashMap<>();
    private A choice;
    private int value;

    private static class OverTime extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        if (choice == null) {
            choice = actions.get(0);
        }
        history.clear();
        try {
            int depth = 0;
            do {
                depth++;
                A best = iteration(position, clock, actions, depth);
                choice = best;
                actions.remove(best);
                actions.add(0, best);
            } while (depth < 45 && Math.abs(value) < 999_000);
        } catch (OverTime e) {
            return choice;
        }
        return choice;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        value = max ? -INFINITY : INFINITY;
        int best = value;
        A bestAction = null;
        for (A action : actions) {
            position.make(action);
            int v = max
                    ? alphaBeta(position, clock, depth - 1, 1, best, INFINITY)
                    : alphaBeta(position, clock, depth - 1, 1, -INFINITY, best);
            position.undo();
            if (max ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        value = best;
        return bestAction;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OverTime();
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
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        int best = max ? -INFINITY : INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta);
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
