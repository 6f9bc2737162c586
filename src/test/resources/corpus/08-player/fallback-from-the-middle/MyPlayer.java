// exercise: 08
// truth: wrong
// mistake: if no iteration is finished it returns position.actions().get(0) after the exception has left the position in the middle of the search, which is no action of the root, or there is none
// kind: subtle
// player: both
// style: finished moves on a stack, exception
// single: yes
// detail: only when the clock is up during the first iteration
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Halt extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Deque<A> finished = new ArrayDeque<>();
    private final Map<Integer, List<A>> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        finished.clear();
        killers.clear();
        try {
            for (int depth = 1; depth <= 40; depth++) {
                finished.push(best(position, clock, depth));
            }
        } catch (Halt halt) {
            // the time is over
        }
        return finished.isEmpty() ? position.actions().get(0) : finished.peek();
    }

    private A best(GivenPosition<A> position, Clock clock, int depth) throws Halt {
        List<A> actions = first(position.actions(), finished.isEmpty() ? List.of() : List.of(finished.peek()));
        boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int v = max
                    ? value(position, clock, depth - 1, 1, bound, Window.INFINITY)
                    : value(position, clock, depth - 1, 1, -Window.INFINITY, bound);
            position.undo();
            if (max ? v > bound : v < bound) {
                bound = v;
                best = action;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws Halt {
        if (clock.isUp()) {
            throw new Halt();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> tried = killers.computeIfAbsent(ply, p -> new ArrayList<>());
        for (A action : first(position.actions(), tried)) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                tried.remove(action);
                tried.add(0, action);
                if (tried.size() > 2) {
                    tried.remove(2);
                }
                break;
            }
        }
        return best;
    }

    /** The actions, those of the second list first that are among them. */
    private List<A> first(List<A> actions, List<A> before) {
        Set<A> list = new LinkedHashSet<>(before);
        list.retainAll(actions);
        list.addAll(actions);
        return List.copyOf(new ArrayList<>(list));
    }
}
