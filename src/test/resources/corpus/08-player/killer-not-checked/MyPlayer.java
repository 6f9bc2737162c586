// exercise: 08
// truth: wrong
// mistake: the killer is put in front of the actions of a node even if it is none of them there, so a move is tried that the node does not have
// kind: slip
// player: both
// style: killers by ply, set of actions
// single: yes
// detail: needs nodes of one ply with different actions (uneven trees, or a cell that is taken)
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Late extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final ArrayList<A> killers = new ArrayList<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        A best = position.actions().get(0);
        for (int depth = 1; depth <= 40; depth++) {
            killers.add(null);
            try {
                best = root(position, clock, depth, best);
            } catch (Late late) {
                break;
            }
        }
        return best;
    }

    private Collection<A> startingWith(A first, List<A> actions) {
        if (first == null) {
            return actions;
        }
        Set<A> all = new LinkedHashSet<>();
        all.add(first);
        all.addAll(actions);
        return all;
    }

    private A root(GivenPosition<A> position, Clock clock, int depth, A first) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = first;
        boolean max = position.player() == Player.MAX;
        for (A action : startingWith(first, position.actions())) {
            position.make(action);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Late();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : startingWith(killers.get(ply), position.actions())) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                killers.set(ply, action);
                break;
            }
        }
        return best;
    }
}
