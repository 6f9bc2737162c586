// exercise: 08
// truth: wrong
// mistake: the loop over the root's actions ends at the first action whose value is that of a decided game, also if it is a loss for the side to move, and the better ones after it are not looked at
// player: both
// style: shortcut in the root loop, Math.abs
// single: yes
// detail: sometimes, when an action that loses comes before the others in the list
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = Window.MAX_VALUE - 100;

    private record Scored<T>(T action, int value) {}

    private static class Clocked extends Exception {
        private static final long serialVersionUID = 1;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> list = new ArrayList<>(position.actions());
        Scored<A> best = new Scored<>(list.get(0), 0);
        for (int depth = 1; depth < 50; depth++) {
            try {
                best = search(position, clock, list, depth);
            } catch (Clocked e) {
                break;
            }
            list.remove(best.action());
            list.add(0, best.action());
        }
        return best.action();
    }

    private Scored<A> search(GivenPosition<A> position, Clock clock, List<A> list, int depth) throws Clocked {
        boolean max = position.player() == Player.MAX;
        Scored<A> best = null;
        for (A a : list) {
            int alpha = best != null && max ? best.value() : -Window.INFINITY;
            int beta = best != null && !max ? best.value() : Window.INFINITY;
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? v > best.value() : v < best.value())) {
                best = new Scored<>(a, v);
            }
            if (Math.abs(v) > WON) {
                break;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Clocked {
        if (clock.isUp()) {
            throw new Clocked();
        }
        if (position.terminal()) {
            int u = position.utility();
            if (u == 0) {
                return 0;
            }
            return u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
