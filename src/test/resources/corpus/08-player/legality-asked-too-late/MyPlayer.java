// exercise: 08
// truth: wrong
// mistake: before it returns it asks whether the move is among position.actions(), but after the exception the position is still deep in the tree, so another action is taken or even an illegal one
// player: both
// style: exception for the clock, careful helper for legal moves
// single: yes
// detail: in most moves that the clock ends
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<Integer, A> killers = new HashMap<>();

    private static class NoTime extends RuntimeException {
        private static final long serialVersionUID = 4;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        A best = deepen(position, clock);
        return legal(position, best);
    }

    /** Only to be sure. */
    private A legal(GivenPosition<A> position, A action) {
        List<A> actions = position.actions();
        return actions.contains(action) || actions.isEmpty() ? action : actions.get(0);
    }

    private A deepen(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        Choice<A> choice = new Choice<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= 40 && Math.abs(choice.value()) < Window.MAX_VALUE - 100; depth++) {
                choice = choose(position, clock, actions, depth);
                actions.remove(choice.action());
                actions.add(0, choice.action());
            }
        } catch (NoTime e) {
            return choice.action();
        }
        return choice.action();
    }

    private Choice<A> choose(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        Player player = position.player();
        Window window = Window.FULL;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, 1, window.alpha(), window.beta());
            position.undo();
            if (window.contains(value)) {
                window = window.narrowedBy(player, value);
                best = action;
            }
        }
        return new Choice<>(best, player == Player.MAX ? window.alpha() : window.beta());
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(depth);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
            if (alpha >= beta) {
                killers.put(depth, action);
                break;
            }
        }
        return best;
    }
}
