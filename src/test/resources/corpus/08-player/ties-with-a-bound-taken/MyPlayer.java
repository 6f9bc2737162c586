// exercise: 08
// truth: wrong
// mistake: at the root a later action replaces the best at equality, though with the narrowed window an equal number is only a bound and the action may be worse
// kind: slip
// player: both
// style: flag instead of an exception, fail-hard, history table
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> position;
    private Clock clock;
    private boolean stopped;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.stopped = false;
        this.history = new HashMap<>();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        for (int depth = 1; depth <= 40; depth++) {
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = null;
            for (A action : actions) {
                position.make(action);
                int value = search(depth - 1, 1, alpha, beta);
                if (stopped) {
                    return answer;
                }
                position.undo();
                if (max && value >= alpha) {
                    alpha = value;
                    best = action;
                } else if (!max && value <= beta) {
                    beta = value;
                    best = action;
                }
            }
            answer = best;
            actions.remove(best);
            actions.add(0, best);
            int value = max ? alpha : beta;
            if (value > 500_000 || value < -500_000) {
                return answer;
            }
        }
        return answer;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (position.terminal() || depth == 0) {
            int value = position.terminal() ? position.utility() : position.evaluation();
            if (position.terminal()) {
                value -= Integer.signum(value) * ply;
            }
            return Math.max(alpha, Math.min(beta, value));
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(action -> -history.getOrDefault(action, 0)));
        for (A action : actions) {
            position.make(action);
            int value = search(depth - 1, ply + 1, alpha, beta);
            if (stopped) {
                return 0;
            }
            position.undo();
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
