// exercise: 08
// truth: right
// mistake: none; an iteration that the clock cuts off may still change the move, in the way the README allows: the last best was looked at first and to the end, and the better one to the end as well
// player: both
// style: the move is a field written inside the loop over the root, but only by what was looked at to the end; killers two per ply
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
    private static final int DECIDED = 900_000;

    private static final class TimeIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private A play;
    private boolean horizon;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        play = actions.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            int value = 0;
            horizon = true;
            for (int depth = 1; horizon && Math.abs(value) < DECIDED; depth++) {
                horizon = false;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                // in the first iteration nothing is known of what comes first in the list; from the second on it is the last best
                A best = null;
                for (A action : actions) {
                    position.make(action);
                    int v = value(depth - 1, 1, alpha, beta);
                    position.undo();
                    if (best == null || (max ? v > alpha : v < beta)) {
                        best = action;
                        if (max) {
                            alpha = v;
                        } else {
                            beta = v;
                        }
                        if (depth > 1) {
                            play = best;
                        }
                    }
                }
                play = best;
                value = max ? alpha : beta;
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (TimeIsUp e) {
            return play;
        }
        return play;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            horizon = true;
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
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
