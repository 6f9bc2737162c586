// exercise: 08
// truth: wrong
// mistake: whether the game is decided is read from the value of the last action looked at instead of the best one, so it stops deepening as soon as the last action loses
// player: both
// style: fail-soft, killers, exception
// single: yes
// detail: sometimes; only where the action that is last at the root is seen to lose
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    static class ClockException extends Exception {
        static final ClockException INSTANCE = new ClockException();

        private ClockException() {
            super("clock", null, false, false);
        }
    }

    private final Map<Integer, A> killer = new HashMap<>();
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        killer.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A played = actions.get(0);
        Player me = position.player();
        int depth = 0;
        boolean decided = false;
        try {
            while (!decided && depth < 50) {
                depth++;
                int index = 0;
                int value = 0;
                int bestValue = me == Player.MAX ? -2_000_000 : 2_000_000;
                for (int i = 0; i < actions.size(); i++) {
                    position.make(actions.get(i));
                    value = me == Player.MAX
                            ? alphaBeta(position, depth - 1, depth, bestValue, 2_000_000)
                            : alphaBeta(position, depth - 1, depth, -2_000_000, bestValue);
                    position.undo();
                    if (me == Player.MAX ? value > bestValue : value < bestValue) {
                        bestValue = value;
                        index = i;
                    }
                }
                decided = Math.abs(value) >= 1_000_000 - 50;
                played = actions.get(index);
                Collections.rotate(actions.subList(0, index + 1), 1);
            }
        } catch (ClockException up) {
            return played;
        }
        return played;
    }

    private int alphaBeta(GivenPosition<A> position, int depth, int full, int alpha, int beta) throws ClockException {
        if (clock.isUp()) throw ClockException.INSTANCE;
        if (position.terminal()) {
            int u = position.utility();
            int ply = full - depth;
            return u > 0 ? u - ply : u < 0 ? u + ply : u;
        }
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        A k = killer.get(full - depth);
        if (k != null && actions.contains(k)) Collections.swap(actions, 0, actions.indexOf(k));
        if (position.player() == Player.MAX) {
            int best = -2_000_000;
            for (A a : actions) {
                position.make(a);
                best = Math.max(best, alphaBeta(position, depth - 1, full, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) {
                    killer.put(full - depth, a);
                    break;
                }
            }
            return best;
        }
        int best = 2_000_000;
        for (A a : actions) {
            position.make(a);
            best = Math.min(best, alphaBeta(position, depth - 1, full, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                killer.put(full - depth, a);
                break;
            }
        }
        return best;
    }
}
