// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the evaluation where it stands, and the move of that iteration is taken as if it were finished
// player: both
// style: no exceptions, while loop on the clock, killers
// single: yes
// detail: sometimes, in whichever iteration the clock ends
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killer = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killer.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int depth = 1;
        while (!clock.isUp() && depth <= 40) {
            best = bestAt(position, clock, actions, depth);
            actions.remove(best);
            actions.add(0, best);
            depth++;
        }
        return best;
    }

    private A bestAt(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = alphaBeta(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max) {
                if (value > alpha) {
                    alpha = value;
                    best = action;
                }
            } else {
                if (value < beta) {
                    beta = value;
                    best = action;
                }
            }
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A first = killer.get(ply);
        if (first != null && actions.remove(first)) {
            actions.add(0, first);
        }
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                best = Math.max(best, alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta));
                position.undo();
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    killer.put(ply, action);
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            best = Math.min(best, alphaBeta(position, clock, depth - 1, ply + 1, alpha, beta));
            position.undo();
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                killer.put(ply, action);
                break;
            }
        }
        return best;
    }
}
