// exercise: 08
// truth: wrong
// mistake: the iteration returns the index of its best action in the reordered list, and it is looked up in the list as position.actions() gave it
// kind: slip
// player: both
// style: indexes and arrays
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final List<A> killers = new ArrayList<>(Collections.nCopies(64, null));

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> given = List.copyOf(position.actions());
        List<A> sorted = new ArrayList<>(given);
        Collections.fill(killers, null);
        int best = 0;
        try {
            for (int depth = 1; depth < 50; depth++) {
                int found = bestIndex(position, clock, sorted, depth);
                best = found;
                Collections.rotate(sorted.subList(0, found + 1), 1);
            }
        } catch (TimeUp e) {
            // enough
        }
        return given.get(best);
    }

    private int bestIndex(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        int index = 0;
        for (int i = 0; i < actions.size(); i++) {
            position.make(actions.get(i));
            int v = sign * value(position, clock, depth - 1, 1, sign > 0 ? best : -Window.INFINITY, sign > 0 ? Window.INFINITY : -best);
            position.undo();
            if (v > best) {
                best = v;
                index = i;
            }
        }
        return index;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        int at = actions.indexOf(killers.get(depth));
        if (at > 0) {
            Collections.swap(actions, 0, at);
        }
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.set(depth, action);
                return max ? alpha : beta;
            }
        }
        return max ? alpha : beta;
    }
}
