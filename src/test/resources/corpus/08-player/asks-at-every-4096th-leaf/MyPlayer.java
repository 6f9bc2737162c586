// exercise: 08
// truth: wrong
// mistake: within an iteration the clock is asked only at every 4,096th leaf at the horizon, so that the move comes more than 2,000 moves too late
// kind: slip
// player: both
// style: node counter with a mask, exception on time
// single: yes
// detail: late by up to some 4,000 moves, more with many inner nodes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MASK = 4096 - 1;
    private int leaves;

    private static class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        leaves = 0;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        if (actions.size() == 1) {
            return best;
        }
        try {
            for (int depth = 1; depth < 40; depth++) {
                int[] value = new int[1];
                best = search(position, clock, actions, depth, value);
                actions.add(0, actions.remove(actions.indexOf(best)));
                if (Math.abs(value[0]) > 900_000 || clock.isUp()) {
                    return best;
                }
            }
        } catch (Timeout t) {
            // take what there is
        }
        return best;
    }

    private A search(GivenPosition<A> position, Clock clock, List<A> actions, int depth, int[] out) {
        Player me = position.player();
        A best = null;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, low, high);
            position.undo();
            if (best == null || me == Player.MAX && v > low || me == Player.MIN && v < high) {
                best = action;
                out[0] = v;
                if (me == Player.MAX) low = v;
                else high = v;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int low, int high) {
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            if ((++leaves & MASK) == 0 && clock.isUp()) {
                throw new Timeout();
            }
            return position.evaluation();
        }
        Player me = position.player();
        for (A action : position.actions()) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, low, high);
            position.undo();
            if (me == Player.MAX) low = Math.max(low, v);
            else high = Math.min(high, v);
            if (low >= high) break;
        }
        return me == Player.MAX ? low : high;
    }
}
