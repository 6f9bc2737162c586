// exercise: 08
// truth: wrong
// mistake: the array of killers has room for 16 plies and the depth has no such limit: an ArrayIndexOutOfBoundsException at the 17th
// player: both
// style: arrays of two killers for each ply
// kind: subtle
// single: yes
// detail: narrow or small positions and trees in which the search gets 17 plies deep
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int MAX_PLY = 16;

    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private Object[][] killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new Object[MAX_PLY][2];
        List<A> actions = new ArrayList<>(position.actions());
        A chosen = actions.get(0);
        try {
            for (int depth = 1; depth < 50; depth++) {
                Map.Entry<A, Integer> entry = iterate(position, clock, actions, depth);
                chosen = entry.getKey();
                if (Math.abs(entry.getValue()) > Window.MAX_VALUE - 50) {
                    return chosen;
                }
                actions.remove(chosen);
                actions.add(0, chosen);
            }
        } catch (TimeOver e) {
            return chosen;
        }
        return chosen;
    }

    private Map.Entry<A, Integer> iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws TimeOver {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return Map.entry(best, max ? alpha : beta);
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws TimeOver {
        if (clock.isUp()) {
            throw new TimeOver();
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Object[] mine = killers[ply];
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> a.equals(mine[0]) ? 0 : a.equals(mine[1]) ? 1 : 2));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                if (!action.equals(mine[0])) {
                    mine[1] = mine[0];
                    mine[0] = action;
                }
                return best;
            }
        }
        return best;
    }
}
