// exercise: 08
// truth: wrong
// mistake: the root begins with -100,001 (or 100,001 for MIN) as the best so far and no move, so when every action loses it returns null
// player: both
// style: null for no move yet, ternaries
// single: yes
// detail: only in lost positions, as soon as the search sees that every action loses
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
    private static final int WORST = 100_000;

    private static class Late extends Exception {
        private static final long serialVersionUID = 1;
    }

    private Map<A, Integer> seen = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        seen = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        try {
            for (int d = 1; d <= 50; d++) {
                move = iteration(position, clock, actions, d);
                if (actions.remove(move)) {
                    actions.add(0, move);
                }
            }
        } catch (Late late) {
            return move;
        }
        return move;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) throws Late {
        boolean max = position.player() == Player.MAX;
        int best = max ? -WORST - 1 : WORST + 1;
        A bestAction = null;
        for (A a : actions) {
            position.make(a);
            int v = max
                    ? value(position, clock, depth - 1, 1, best, Window.INFINITY)
                    : value(position, clock, depth - 1, 1, -Window.INFINITY, best);
            position.undo();
            if (max ? v > best : v < best) {
                best = v;
                bestAction = a;
            }
        }
        return bestAction;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Late {
        if (clock.isUp()) throw new Late();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> seen.getOrDefault(b, 0) - seen.getOrDefault(a, 0));
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                seen.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
