// exercise: 08
// truth: wrong
// mistake: the clock is asked only at every 512th node that is not at the horizon, so thousands of moves can be made after it is up
// player: both
// style: counter with a mask, exception
// single: yes
// detail: sometimes; in narrow games it is not late enough to matter, with about fourteen actions it is
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
    private static final int MASK = 511;
    private static final int LIMIT = 60;

    private static class Timeout extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private int nodes;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.nodes = 0;
        this.history = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= LIMIT; depth++) {
                if (clock.isUp()) {
                    break;
                }
                A found = root(actions, depth);
                best = found;
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (Timeout timeout) {
            // the move of the iteration before
        }
        return best;
    }

    private A root(List<A> actions, int depth) {
        int sign = position.player() == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int value = -negamax(depth - 1, 1, -Window.INFINITY, -alpha, -sign);
            position.undo();
            if (value > alpha) {
                alpha = value;
                best = action;
            }
        }
        return best;
    }

    private int negamax(int depth, int ply, int alpha, int beta, int sign) {
        if (position.terminal()) {
            int u = sign * position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return sign * position.evaluation();
        }
        if ((++nodes & MASK) == 0 && clock.isUp()) {
            throw new Timeout();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = -Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = -negamax(depth - 1, ply + 1, -beta, -alpha, -sign);
            position.undo();
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
