// exercise: 08
// truth: right
// mistake: none; it plays the move of an unfinished iteration if this looked first at the best move of the one before, to the end, and then found a better one, to the end
// player: both
// style: best of the last iteration first, partial results used as the page allows, null for no answer
// single: yes
// detail: a field is written in the loop over the actions, but only with values that are finished
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
    private A play;
    private A first;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> order = new ArrayList<>(position.actions());
        play = order.get(0);
        boolean max = position.player() == Player.MAX;
        for (int depth = 1; depth <= 50 && order.size() > 1; depth++) {
            Integer best = null;
            for (A action : order) {
                int alpha = max && best != null ? best : -Window.INFINITY;
                int beta = !max && best != null ? best : Window.INFINITY;
                position.make(action);
                Integer value = value(position, clock, depth - 1, 1, alpha, beta);
                position.undo();
                if (value == null) {
                    return play;
                }
                if (best == null || (max ? value > best : value < best)) {
                    best = value;
                    // In the first iteration nothing is sure before its end.
                    if (depth > 1) {
                        play = action;
                    } else {
                        first = action;
                    }
                }
            }
            if (depth == 1) {
                play = first;
            }
            order.remove(play);
            order.add(0, play);
            if (Math.abs(best) > 900_000) {
                return play;
            }
        }
        return play;
    }

    /** The value, or null if there was no time to find it. */
    private Integer value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return null;
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - Integer.signum(utility) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            Integer value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (value == null) {
                return null;
            }
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
