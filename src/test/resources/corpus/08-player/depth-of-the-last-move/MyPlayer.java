// exercise: 08
// truth: wrong
// mistake: the depth to begin with is a field that keeps growing from one move to the next, so later moves do not begin with one or two plies
// player: both
// style: fields kept between moves to save the early iterations
// kind: subtle
// single: yes
// detail: only from the second call of move on the same object: where the clock is short or the position broader, no iteration is finished and the first action of the list is played

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
    private static final class TimeOver extends RuntimeException {
        private static final long serialVersionUID = 1;

        TimeOver() {
            super(null, null, false, false);
        }
    }

    /** What was reached last time, less the two plies that were played since, can be skipped. */
    private int reached = 0;

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int depth = Math.max(1, reached - 1);
        try {
            for (; depth <= 40; depth++) {
                int[] value = new int[1];
                best = iteration(position, clock, actions, depth, value);
                reached = depth;
                actions.remove(best);
                actions.add(0, best);
                if (Math.abs(value[0]) > Window.MAX_VALUE - 1_000) {
                    return best;
                }
            }
        } catch (TimeOver e) {
            return best;
        }
        return best;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int[] result) {
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
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        result[0] = max ? alpha : beta;
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            return switch (Integer.signum(position.utility())) {
                case 1 -> position.utility() - ply;
                case -1 -> position.utility() + ply;
                default -> 0;
            };
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
