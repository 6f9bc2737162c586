// exercise: 08
// truth: wrong
// mistake: the plies to a win are not counted and the search goes on after a win was found, so it may play a longer way instead of the win in one move
// player: both
// style: alpha-beta with killers in an array list, no order at the root
// single: yes
// detail: only if an action before the winning one in the list also wins later, within the depth that is reached
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int LIMIT = 32;
    private final List<A> killer = new ArrayList<>();
    private boolean timeout;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        timeout = false;
        killer.clear();
        for (int i = 0; i <= LIMIT; i++) killer.add(null);
        List<A> actions = position.actions();
        A result = actions.get(0);
        for (int depth = 1; depth <= LIMIT; depth++) {
            A a = best(position, clock, actions, depth);
            if (timeout) break;
            result = a;
        }
        return result;
    }

    private A best(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (timeout) return null;
            if (best == null || (max && v > alpha) || (!max && v < beta)) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) timeout = true;
        if (timeout) return 0; // nobody looks at it
        if (position.terminal()) return position.utility();
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = position.actions();
        A last = killer.get(ply);
        int k = last == null ? -1 : actions.indexOf(last);
        for (int i = k >= 0 ? -1 : 0; i < actions.size(); i++) {
            if (i == k && k >= 0) continue;
            A a = actions.get(i < 0 ? k : i);
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (timeout) return 0;
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                killer.set(ply, a);
                break;
            }
        }
        return best;
    }
}
