// exercise: 08
// truth: wrong
// mistake: wins near and far are worth the same, nothing ends the thinking and the root keeps its order, so a longer win that comes earlier in the list replaces the win in one
// player: both
// style: plain alpha-beta with killers, ported from pseudocode
// single: yes
// detail: sometimes; only where an action wins at once and an earlier one in the list wins later
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
    private final Map<Integer, A> killers = new HashMap<>();

    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        A move = position.actions().get(0);
        try {
            for (int depth = 1; depth <= 30; depth++) {
                move = bestAction(position, clock, depth);
            }
        } catch (TimeOver t) {
            return move;
        }
        return move;
    }

    private A bestAction(GivenPosition<A> position, Clock clock, int depth) throws TimeOver {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (position.player() == Player.MAX) {
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, clock, depth - 1, alpha, beta);
                position.undo();
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            for (A action : position.actions()) {
                position.make(action);
                int v = value(position, clock, depth - 1, alpha, beta);
                position.undo();
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            return position.utility();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (killer != null && actions.contains(killer)) {
            actions.remove(killer);
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
