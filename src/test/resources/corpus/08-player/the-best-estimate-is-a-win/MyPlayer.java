// exercise: 08
// truth: wrong
// mistake: a value of 100,000 or more either way counts as proved and ends the search, but an estimate may be just that
// kind: subtle
// player: both
// style: proof by a limit, history by depth
// single: yes
// detail: only where an iteration is worth exactly 100,000 or -100,000, the highest and the lowest estimate
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
    private static final int DECIDED = 100_000; // estimates are not larger

    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super("time", null, false, false);
        }
    }

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A move = actions.get(0);
        int value = 0;
        for (int depth = 1; actions.size() > 1 && depth < 50 && Math.abs(value) < DECIDED; depth++) {
            Map<A, Integer> values = new HashMap<>();
            try {
                value = iterate(actions, depth, values);
            } catch (Enough e) {
                return move;
            }
            int reached = value;
            move = actions.stream().filter(a -> values.containsKey(a) && values.get(a) == reached).findFirst().orElseThrow();
            actions.remove(move);
            actions.add(0, move);
        }
        return move;
    }

    /** Returns the value, and puts down those that were better than all before them. */
    private int iterate(List<A> actions, int depth, Map<A, Integer> values) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                values.put(action, value);
            } else if (!max && value < beta) {
                beta = value;
                values.put(action, value);
            }
        }
        return max ? alpha : beta;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Enough();
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        if (position.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : actions) {
                position.make(action);
                best = Math.max(best, value(depth - 1, ply + 1, Math.max(alpha, best), beta));
                position.undo();
                if (best >= beta) {
                    history.merge(action, depth, Integer::sum);
                    break;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            best = Math.min(best, value(depth - 1, ply + 1, alpha, Math.min(beta, best)));
            position.undo();
            if (best <= alpha) {
                history.merge(action, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
