// exercise: 08
// truth: wrong
// mistake: the move is null until the first iteration is finished, so with very little time null is played
// player: both
// style: optional result, exception
// single: yes
// detail: only when the clock ends the first iteration
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class ClockIsUp extends Exception {}

    private Map<A, Integer> score = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        score = new HashMap<>();
        Deque<A> actions = new ArrayDeque<>(position.actions());
        A best = null;
        int depth = 0;
        try {
            while (depth < 50) {
                depth++;
                best = bestOf(position, clock, actions, depth);
                actions.remove(best);
                actions.addFirst(best);
            }
        } catch (ClockIsUp e) {
            // fall through
        }
        return best;
    }

    private A bestOf(GivenPosition<A> position, Clock clock, Deque<A> actions, int depth) throws ClockIsUp {
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        boolean max = position.player() == Player.MAX;
        A best = actions.peekFirst();
        for (A action : actions) {
            position.make(action);
            int v = max ? search(position, clock, depth - 1, 1, a, b) : search(position, clock, depth - 1, 1, a, b);
            position.undo();
            if (max && v > a || !max && v < b) {
                best = action;
                a = max ? v : a;
                b = max ? b : v;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int a, int b) throws ClockIsUp {
        if (clock.isUp()) throw new ClockIsUp();
        if (position.terminal()) return position.utility() + (position.utility() > 0 ? -ply : position.utility() < 0 ? ply : 0);
        if (depth == 0) return position.evaluation();
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(x -> -score.getOrDefault(x, 0)));
        if (position.player() == Player.MAX) {
            int v = -Window.INFINITY;
            for (A x : actions) {
                position.make(x);
                v = Math.max(v, search(position, clock, depth - 1, ply + 1, a, b));
                position.undo();
                if (v >= b) {
                    score.merge(x, depth, Integer::sum);
                    break;
                }
                a = Math.max(a, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A x : actions) {
                position.make(x);
                v = Math.min(v, search(position, clock, depth - 1, ply + 1, a, b));
                position.undo();
                if (v <= a) {
                    score.merge(x, depth, Integer::sum);
                    break;
                }
                b = Math.min(b, v);
            }
            return v;
        }
    }
}
