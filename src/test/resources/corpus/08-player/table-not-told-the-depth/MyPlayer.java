// exercise: 08
// truth: wrong
// mistake: the table of values by path is kept over the iterations and an entry is used whatever depth it was searched to, so deeper iterations get the values of the first one
// kind: subtle
// player: both
// style: transposition table with bounds, path keys
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Entry(int low, int high) {}

    private static final class TimeUp extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private Map<List<A>, Entry> table;
    private Map<A, Integer> history;
    private List<A> path;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        table = new HashMap<>();
        history = new HashMap<>();
        path = new ArrayList<>();
        List<A> actions = new ArrayList<>(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 40 && !clock.isUp(); depth++) {
                best = root(position, clock, actions, depth);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeUp up) {
            return best;
        }
        return best;
    }

    private A root(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            int v = child(position, clock, action, depth, alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }

    private int child(GivenPosition<A> position, Clock clock, A action, int depth, int alpha, int beta) {
        position.make(action);
        path.add(action);
        int v = value(position, clock, depth - 1, alpha, beta);
        path.remove(path.size() - 1);
        position.undo();
        return v;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * path.size();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Entry known = table.get(path);
        if (known != null) {
            if (known.low() >= beta || known.low() == known.high()) {
                return known.low();
            }
            if (known.high() <= alpha) {
                return known.high();
            }
        }
        boolean max = position.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(x -> -history.getOrDefault(x, 0)));
        for (A action : actions) {
            int v = child(position, clock, action, depth, a, b);
            best = max ? Math.max(best, v) : Math.min(best, v);
            a = max ? Math.max(a, best) : a;
            b = max ? b : Math.min(b, best);
            if (a >= b) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        table.put(List.copyOf(path), new Entry(best > alpha ? best : -Window.INFINITY, best < beta ? best : Window.INFINITY));
        return best;
    }
}
