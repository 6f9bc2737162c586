// Wrong: below the root the loop over the moves returns after the first one.
// Fails first: Blocks a four
// Says: the opponent completes a five
// Diagnosis: first-actions-only

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Exercise 08, solved: iterative deepening with alpha-beta, ended by the clock or by a proof. What has just cut is tried first. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEEPEST = 50;

    /** The action that has last cut a node with so many plies left below it. */
    private final Map<Integer, A> killers = new HashMap<>();

    /** Ends an iteration that is not finished in time. */
    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    /** The result of an iteration: the best action, and its value. */
    private record Choice<A>(A action, int value) {
        /** Returns whether the game is won or lost from here, so that looking deeper would change nothing. */
        boolean isProved() {
            return Math.abs(value) >= Window.MAX_VALUE - DEEPEST;
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                Choice<A> choice = choice(position, clock, actions, depth);
                best = choice.action();
                if (choice.isProved()) {
                    return best;
                }
                // What was best so far is tried first: it gives the others a bound.
                putFirst(best, actions);
            }
        } catch (TimeIsUp e) {
            return best; // of the last iteration that was finished
        }
        return best;
    }

    private Choice<A> choice(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                best = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
        return new Choice<>(best, max ? alpha : beta);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            // The sooner a win, the better; the later a loss, the better.
            int utility = position.utility();
            return utility > 0 ? utility - ply : utility < 0 ? utility + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        putFirst(killers.get(depth), actions);
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
                killers.put(depth, action);
            }
            return best;
        }
        return best;
    }

    /** Moves an action to the front, if there is one and it is possible here. */
    private static <A> void putFirst(A action, List<A> actions) {
        if (actions.remove(action)) {
            actions.add(0, action);
        }
    }
}
