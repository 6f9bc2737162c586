// exercise: 08
// truth: wrong
// mistake: a value of 100,000 or more counts as proved and ends the search, but an evaluation may be exactly 100,000, which proves nothing
// kind: subtle
// player: both
// style: recursion with exception, named constants, killers
// single: yes
// detail: only with an evaluation of exactly 100,000 or -100,000 at the horizon
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
    /** Evaluations lie within this. */
    private static final int LARGEST_ESTIMATE = 100_000;

    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private final Map<Integer, A> lastCut = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        lastCut.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        int value = 0;
        try {
            for (int depth = 1; depth < 60 && !isDecided(value); depth++) {
                boolean max = position.player() == Player.MAX;
                A best = play;
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    int v = search(depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && v > alpha) {
                        alpha = v;
                        best = action;
                    }
                    if (!max && v < beta) {
                        beta = v;
                        best = action;
                    }
                }
                value = max ? alpha : beta;
                play = best;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeIsUp e) {
            return play;
        }
        return play;
    }

    private static boolean isDecided(int value) {
        return value >= LARGEST_ESTIMATE || value <= -LARGEST_ESTIMATE;
    }

    private int search(int depth, int ply, int alpha, int beta) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A first = lastCut.get(depth);
        if (actions.remove(first)) {
            actions.add(0, first);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                lastCut.put(depth, action);
                break;
            }
        }
        return best;
    }
}
