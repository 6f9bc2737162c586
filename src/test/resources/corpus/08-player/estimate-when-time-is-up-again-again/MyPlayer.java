// exercise: 08
// truth: wrong
// mistake: when the clock is up the recursion returns the estimate of the node, which is compared, and the iteration's move is played although it was cut off
// player: both
// style: no exception, the depth is set to 0 by the clock
// single: yes
// detail: nearly every time the clock ends the search
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        int depth = 1;
        while (!clock.isUp() && depth <= 50) {
            best = bestAtDepth(position, clock, actions, depth);
            actions.remove(best);
            actions.add(0, best);
            depth++;
        }
        return best;
    }

    private A bestAtDepth(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        A best = actions.get(0);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (position.player() == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0 || clock.isUp()) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max && v > alpha) alpha = v;
            if (!max && v < beta) beta = v;
            if (alpha >= beta) {
                history.put(a, history.getOrDefault(a, 0) + 1);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
