// Wrong: a table knows a position by the sets of the moves that were made.
// Fails first: Uses its time and keeps it: deeper until the clock is up, and then the move comes at once
// Says: wins in five plies
// Diagnosis: moves-in-any-order-are-one-position

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 50;

    private record Known<A>(Set<A> ofMax, Set<A> ofMin, boolean max, int depth) {}

    private final Map<A, Integer> history = new HashMap<>();
    private final Map<Known<A>, Integer> table = new HashMap<>();
    private final List<A> ofMax = new ArrayList<>();
    private final List<A> ofMin = new ArrayList<>();

    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        table.clear();
        ofMax.clear();
        ofMin.clear();
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                best = bestAction(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsUp e) {
            return best;
        }
        return best;
    }

    private A bestAction(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            List<A> own = max ? ofMax : ofMin;
            own.add(action);
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            own.remove(own.size() - 1);
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        Known<A> key = new Known<>(new HashSet<>(ofMax), new HashSet<>(ofMin), max, depth);
        Integer known = table.get(key);
        if (known != null) {
            return known;
        }
        int alphaBefore = alpha;
        int betaBefore = beta;
        List<A> own = max ? ofMax : ofMin;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A action : actions) {
            own.add(action);
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            own.remove(own.size() - 1);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        if (best > alphaBefore && best < betaBefore) {
            table.put(key, best);
        }
        return best;
    }
}
