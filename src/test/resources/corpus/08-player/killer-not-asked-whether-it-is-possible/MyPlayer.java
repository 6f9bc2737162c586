// exercise: 08
// truth: wrong
// mistake: the killer of a depth is put first without asking whether it is among the actions of this position, so an illegal action is made and the player throws
// kind: slip
// player: both
// style: killers in an array list by depth, checked exception
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Up extends Exception {
        private static final long serialVersionUID = 1;
    }

    private static final int MOST = 50;
    private final List<A> killers = new ArrayList<>(Collections.nCopies(MOST + 1, null));

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Collections.fill(killers, null);
        List<A> root = new ArrayList<>(position.actions());
        A result = root.get(0);
        int depth = 1;
        try {
            while (depth <= MOST) {
                result = best(position, clock, root, depth);
                Collections.swap(root, 0, root.indexOf(result));
                depth++;
            }
        } catch (Up up) {
            return result;
        }
        return result;
    }

    private A best(GivenPosition<A> position, Clock clock, List<A> root, int depth) throws Up {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : root) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (best == null || (max ? v > alpha : v < beta)) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Up {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A killer = killers.get(depth);
        List<A> actions = new ArrayList<>(position.actions());
        if (killer != null) {
            actions.remove(killer);
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killers.set(depth, action);
                break;
            }
        }
        return best;
    }
}
