// exercise: 08
// truth: wrong
// mistake: at the root the largest value is taken for MIN as well
// player: MIN
// style: helper record Scored, streams at the root
// single: yes
// detail: always when MIN is to move
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Scored<A>(A action, int value) {}

    private static final class Late extends RuntimeException {
        Late() {
            super("late", null, false, false);
        }
    }

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        Scored<A> best = new Scored<>(actions.get(0), 0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                best = iterate(position, clock, actions, depth);
                A first = best.action();
                actions.removeIf(a -> a.equals(first));
                actions.add(0, first);
                if (Math.abs(best.value()) > Window.MAX_VALUE - 100) break;
            }
        } catch (Late late) {
            return best.action();
        }
        return best.action();
    }

    private Scored<A> iterate(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        Scored<A> best = null;
        for (A action : actions) {
            position.make(action);
            int alpha = best == null ? -Window.INFINITY : best.value();
            int v = value(position, clock, depth - 1, 1, alpha, Window.INFINITY);
            position.undo();
            if (best == null || v > best.value()) {
                best = new Scored<>(action, v);
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Late();
        if (position.terminal()) return position.utility() - Integer.signum(position.utility()) * ply;
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        LinkedList<A> list = new LinkedList<>(position.actions());
        if (list.remove(killers.get(ply))) list.addFirst(killers.get(ply));
        for (A action : list) {
            position.make(action);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
