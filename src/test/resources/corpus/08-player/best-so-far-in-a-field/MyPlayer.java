// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is written inside the loop over the actions at the root, in every iteration, and the list is never put in order, so when the clock cuts off an iteration it plays the best of the few actions looked at so far
// player: both
// style: alpha-beta with history, exception at the clock
// single: yes
// detail: -
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
    private static final int DEEPEST = 50;

    /** How much each action has cut in this search: the deeper the subtree that it saved, the more. */
    private final Map<A, Integer> history = new HashMap<>();

    private A bestMove;

    /** Ends an iteration that is not finished in time. */
    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }
        bestMove = actions.get(0);
        try {
            for (int depth = 1; depth <= DEEPEST; depth++) {
                search(position, clock, actions, depth);
            }
        } catch (TimeIsUp e) {
            return bestMove;
        }
        return bestMove;
    }

    private void search(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? value > alpha : value < beta) {
                bestMove = action;
                alpha = max ? value : alpha;
                beta = max ? beta : value;
            }
        }
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
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
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
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
