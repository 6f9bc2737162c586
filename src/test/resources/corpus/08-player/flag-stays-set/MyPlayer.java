// exercise: 08
// truth: wrong
// mistake: the field that says that the time is over is set to true and never to false again, so from the second move on no iteration is finished and the first action is played
// player: both
// style: flag in a field, zero as a return value, iteration discarded when the flag is set
// single: yes
// detail: always from the second move of the same object on; the first move is right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private boolean over = false;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        for (int depth = 1; depth <= 70 && !over; depth++) {
            A best = iterate(position, clock, actions, depth);
            if (!over) {
                move = best;
                actions.remove(best);
                actions.add(0, best);
            }
        }
        return move;
    }

    private A iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        A best = null;
        if (position.player() == Player.MAX) {
            int bestValue = -Window.INFINITY;
            for (A a : actions) {
                position.make(a);
                int v = min(position, clock, depth, 1, bestValue, Window.INFINITY);
                position.undo();
                if (over) {
                    return best;
                }
                if (v > bestValue) {
                    bestValue = v;
                    best = a;
                }
            }
        } else {
            int bestValue = Window.INFINITY;
            for (A a : actions) {
                position.make(a);
                int v = max(position, clock, depth, 1, -Window.INFINITY, bestValue);
                position.undo();
                if (over) {
                    return best;
                }
                if (v < bestValue) {
                    bestValue = v;
                    best = a;
                }
            }
        }
        return best;
    }

    private int max(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (over || clock.isUp()) {
            over = true;
            return 0;
        }
        if (p.terminal() || ply == depth) {
            return leaf(p, ply);
        }
        int v = -Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            v = Math.max(v, min(p, clock, depth, ply + 1, Math.max(alpha, v), beta));
            p.undo();
            if (v >= beta || over) {
                return v;
            }
        }
        return v;
    }

    private int min(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (over || clock.isUp()) {
            over = true;
            return 0;
        }
        if (p.terminal() || ply == depth) {
            return leaf(p, ply);
        }
        int v = Window.INFINITY;
        for (A a : p.actions()) {
            p.make(a);
            v = Math.min(v, max(p, clock, depth, ply + 1, alpha, Math.min(beta, v)));
            p.undo();
            if (v <= alpha || over) {
                return v;
            }
        }
        return v;
    }

    private int leaf(GivenPosition<A> p, int ply) {
        if (!p.terminal()) {
            return p.evaluation();
        }
        int u = p.utility();
        return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
    }
}
