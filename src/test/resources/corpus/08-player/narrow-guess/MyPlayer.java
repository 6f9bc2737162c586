// exercise: 08
// truth: wrong
// mistake: with aspiration windows the action of a pass that fell out of the window is written down before the pass is repeated, and stays if the clock is up in the repetition
// player: both
// style: aspiration search, fields, fail-soft
// kind: subtle
// single: yes
// detail: when the value falls below (for MAX) the window in one of the later iterations, so that no number is more than a bound, and the clock ends the second pass
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
    private static final int MARGIN = 50;

    private static final class ClockIsUp extends Exception {
        private static final long serialVersionUID = 1;

        ClockIsUp() {
            super(null, null, false, false);
        }
    }

    private record Pass<A>(A action, int value) {}

    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        Pass<A> pass = new Pass<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                if (depth <= 2) {
                    pass = pass(actions, depth, -Window.INFINITY, Window.INFINITY);
                } else {
                    int expected = pass.value();
                    pass = pass(actions, depth, expected - MARGIN, expected + MARGIN);
                    if (pass.value() <= expected - MARGIN || pass.value() >= expected + MARGIN) {
                        // a surprise: once more with all values possible
                        pass = pass(actions, depth, -Window.INFINITY, Window.INFINITY);
                    }
                }
                if (Math.abs(pass.value()) >= Window.MAX_VALUE - 50) {
                    break;
                }
                actions.remove(pass.action());
                actions.add(0, pass.action());
            }
        } catch (ClockIsUp e) {
            return pass.action();
        }
        return pass.action();
    }

    private Pass<A> pass(List<A> actions, int depth, int alpha, int beta) throws ClockIsUp {
        boolean max = position.player() == Player.MAX;
        Pass<A> best = null;
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > best.value() : value < best.value())) {
                best = new Pass<>(action, value);
            }
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private int value(int depth, int ply, int alpha, int beta) throws ClockIsUp {
        if (clock.isUp()) {
            throw new ClockIsUp();
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
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
