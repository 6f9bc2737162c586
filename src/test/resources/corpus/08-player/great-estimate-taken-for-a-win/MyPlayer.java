// exercise: 08
// truth: wrong
// mistake: a value of 100,000 or more counts as a proved end and stops the deepening, but an estimate may be exactly 100,000, so the player stops there with most of its time left
// kind: subtle
// player: both
// style: constants for the ranges of values, killers, result record
// single: yes
// detail: only where the best value of an iteration is an estimate of exactly +100,000 or -100,000
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
    /** Estimates end here, wins and losses are beyond. */
    private static final int MAX_ESTIMATE = 100_000;

    private static final int LIMIT = 99;

    private record Found<A>(A action, int value) {
        boolean decided() {
            return value >= MAX_ESTIMATE || value <= -MAX_ESTIMATE;
        }
    }

    private static final class EndOfTime extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        Found<A> found = new Found<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= LIMIT && !found.decided(); depth++) {
                found = find(position, clock, actions, depth);
                actions.remove(found.action());
                actions.add(0, found.action());
            }
        } catch (EndOfTime e) {
            return found.action();
        }
        return found.action();
    }

    private Found<A> find(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws EndOfTime {
        boolean max = position.player() == Player.MAX;
        Found<A> best = new Found<>(actions.get(0), max ? -Window.INFINITY : Window.INFINITY);
        for (A action : actions) {
            int alpha = max ? best.value() : -Window.INFINITY;
            int beta = max ? Window.INFINITY : best.value();
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                best = new Found<>(action, value);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws EndOfTime {
        if (clock.isUp()) {
            throw new EndOfTime();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null) {
            int at = actions.indexOf(killer);
            if (at > 0) {
                actions.add(0, actions.remove(at));
            }
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
