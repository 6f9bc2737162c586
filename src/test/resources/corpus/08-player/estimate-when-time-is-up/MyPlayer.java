// exercise: 08
// truth: wrong
// mistake: when the clock is up a node returns its evaluation, and these values are compared as if they were searched; the iteration counts as finished
// player: both
// style: no exception, values all the way
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        for (int depth = 1; depth < 50 && !clock.isUp(); depth++) {
            boolean max = position.player() == Player.MAX;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A chosen = actions.get(0);
            for (A action : actions) {
                position.make(action);
                int v = value(position, clock, depth - 1, 1, alpha, beta);
                position.undo();
                if (max ? v > alpha : v < beta) {
                    chosen = action;
                    if (max) alpha = v;
                    else beta = v;
                }
            }
            best = chosen;
            Collections.swap(actions, 0, actions.indexOf(best));
        }
        return best;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (p.terminal()) {
            int u = p.utility();
            return u - ply * Integer.signum(u);
        }
        if (depth == 0 || clock.isUp()) {
            return p.evaluation(); // no time left: an estimate is better than nothing
        }
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A a : actions) {
            p.make(a);
            int v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
