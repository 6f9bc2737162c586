// exercise: 08
// truth: wrong
// mistake: In the recursion a cut returns between make and undo, so the move that cut stays on the position and everything after it is searched (and played) from another position.
// player: both
// style: one recursive method with early return
// single: yes
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
    private static final class Up extends RuntimeException {
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        Map<A, Integer> history = new HashMap<>();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth < 40; depth++) {
                A now = actions.get(0);
                int alpha = -Window.INFINITY, beta = Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    int v = alphaBeta(position, clock, history, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && v > alpha) {
                        alpha = v;
                        now = action;
                    }
                    if (!max && v < beta) {
                        beta = v;
                        now = action;
                    }
                }
                best = now;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Up up) {
        }
        return best;
    }

    private int alphaBeta(GivenPosition<A> position, Clock clock, Map<A, Integer> history, int depth, int ply,
            int alpha, int beta) {
        if (clock.isUp()) throw new Up();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = alphaBeta(position, clock, history, depth - 1, ply + 1, alpha, beta);
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                return best;
            }
            position.undo();
        }
        return best;
    }
}
