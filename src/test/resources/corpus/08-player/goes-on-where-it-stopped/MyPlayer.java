// exercise: 08
// truth: wrong
// mistake: the depth is a field that is never set back, so from the second move on the search begins at the depth the first one had reached, and often finishes no iteration at all
// player: both
// style: fields for everything, exception, history
// single: yes
// detail: sometimes; only from the second call of move on the same object
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
    private static final int MAX_DEPTH = 50;

    private GivenPosition<A> position;
    private Clock clock;
    private int depth = 1;
    private A best;
    private final Map<A, Integer> history = new HashMap<>();

    private static final class EndOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        best = actions.get(0);
        try {
            while (depth <= MAX_DEPTH) {
                best = searchActions(actions);
                actions.remove(best);
                actions.add(0, best);
                depth++;
            }
        } catch (EndOfTime e) {
            return best;
        }
        return best;
    }

    private A searchActions(List<A> actions) {
        boolean max = position.player() == Player.MAX;
        A winner = actions.get(0);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                winner = action;
                alpha = v;
            } else if (!max && v < beta) {
                winner = action;
                beta = v;
            }
        }
        return winner;
    }

    private int search(int left, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new EndOfTime();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (left == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        boolean max = position.player() == Player.MAX;
        int value = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(left - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                value = Math.max(value, v);
                alpha = Math.max(alpha, value);
            } else {
                value = Math.min(value, v);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                history.merge(action, left * left, Integer::sum);
                break;
            }
        }
        return value;
    }
}
