// exercise: 08
// truth: wrong
// mistake: below the root the search returns the estimate when the clock is up; the root drops an iteration only if the clock is up before an action, so that a time-out inside the last action counts as a finished iteration
// kind: subtle
// player: both
// style: no exceptions, estimates instead of depth when there is no time
// single: yes
// detail: only if the clock is up within the search of the very last action at the root
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
    private Map<Integer, A> refutations = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        refutations = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth <= 50 && actions.size() > 1; depth++) {
            A found = searchAll(position, clock, actions, depth);
            if (found == null) {
                break; // not finished
            }
            best = found;
            actions.remove(best);
            actions.add(0, best);
        }
        return best;
    }

    private A searchAll(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            if (clock.isUp()) {
                return null;
            }
            position.make(action);
            int value = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int utility = position.utility();
            if (utility > 0) {
                return utility - ply;
            }
            return utility < 0 ? utility + ply : 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A refutation = refutations.get(ply);
        if (refutation != null && actions.remove(refutation)) {
            actions.add(0, refutation);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                refutations.put(ply, action);
                break;
            }
        }
        return best;
    }
}
