// exercise: 08
// truth: wrong
// mistake: at the root an action also replaces the best if its value only equals it, and with a narrowed window that equal number may be a bound of a worse action
// player: both
// style: fail-hard, exception, history
// single: yes
// detail: sometimes; where a later action is cut at exactly the best value
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
    private final Map<A, Integer> history = new HashMap<>();

    private static class OutOfTime extends Exception {}

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        A best = position.actions().get(0);
        for (int depth = 1; depth <= 50; depth++) {
            try {
                best = decide(position, clock, depth, best);
            } catch (OutOfTime e) {
                break;
            }
        }
        return best;
    }

    private A decide(GivenPosition<A> position, Clock clock, int depth, A previous) throws OutOfTime {
        List<A> actions = sorted(position);
        actions.remove(previous);
        actions.add(0, previous);
        A best = previous;
        if (position.player() == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int v = value(position, clock, depth - 1, 1, alpha, Window.INFINITY);
                position.undo();
                if (v >= alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                int v = value(position, clock, depth - 1, 1, -Window.INFINITY, beta);
                position.undo();
                if (v <= beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }

    private List<A> sorted(GivenPosition<A> position) {
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        return actions;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        for (A action : sorted(position)) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
            } else if (!max && v < beta) {
                beta = v;
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                return max ? beta : alpha;
            }
        }
        return max ? alpha : beta;
    }
}
