// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the best so far, and the root asks the clock before each action but not after the last one, so an iteration whose last action was left in the middle counts as finished with its half value
// kind: subtle
// player: both
// style: no exceptions, null for an unfinished iteration, negamax by side
// single: yes
// detail: only if the clock runs out below the last action of the root list
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
    private Clock clock;
    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        for (int depth = 1; depth < 64 && !clock.isUp(); depth++) {
            A found = iteration(position, actions, depth);
            if (found == null) {
                break; // not finished
            }
            answer = found;
            actions.remove(found);
            actions.add(0, found);
        }
        return answer;
    }

    private A iteration(GivenPosition<A> position, List<A> actions, int depth) {
        Player me = position.player();
        A best = null;
        int alpha = -Window.INFINITY;
        for (A action : actions) {
            if (clock.isUp()) {
                return null;
            }
            position.make(action);
            int value = value(position, me, depth - 1, 1, alpha, Window.INFINITY);
            position.undo();
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }

    /** The value to the side. */
    private int value(GivenPosition<A> position, Player side, int depth, int ply, int alpha, int beta) {
        int sign = side == Player.MAX ? 1 : -1;
        if (position.terminal()) {
            int utility = sign * position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return sign * position.evaluation();
        }
        if (position.player() != side) {
            return -value(position, side.opponent(), depth, ply, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        for (A action : order(position.actions(), killers.get(ply))) {
            if (clock.isUp()) {
                return best;
            }
            position.make(action);
            int value = value(position, side, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (value > best) {
                best = value;
            }
            if (best > alpha) {
                alpha = best;
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }

    private List<A> order(List<A> actions, A killer) {
        if (killer == null || !actions.contains(killer)) {
            return actions;
        }
        List<A> list = new ArrayList<>();
        list.add(killer);
        for (A action : actions) {
            if (!action.equals(killer)) {
                list.add(action);
            }
        }
        return list;
    }
}
