// exercise: 08
// truth: wrong
// mistake: what the table knows to the end of the game is not played again, so once the whole tree is known and is a tie, iterations make no moves, the clock that counts moves stands still, and the loop never ends
// kind: subtle
// player: both
// style: table keyed by the path of actions, looked up before a move is made, endless deepening
// single: yes
// detail: small trees or nearly full boards whose value is a tie (0), with a clock that counts moves and is not used up before
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
    private static final int TO_THE_END = Integer.MAX_VALUE;

    /** What is known of a node: from so many plies, its value lies between low and high. */
    private record Known<A>(int plies, int low, int high, A best) {}

    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private final Map<List<A>, Known<A>> table = new HashMap<>();
    private final List<A> path = new ArrayList<>();
    private final Map<A, Integer> history = new HashMap<>();
    /** Whether an estimate was used since this was last set to false. */
    private boolean estimated;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        table.clear();
        path.clear();
        history.clear();
        A best = position.actions().get(0);
        try {
            for (int depth = 1; ; depth++) {
                if (clock.isUp()) {
                    return best;
                }
                int value = inside(depth, -Window.INFINITY, Window.INFINITY);
                best = table.get(List.<A>of()).best();
                if (Math.abs(value) > Window.MAX_VALUE / 2) {
                    return best; // somebody wins, and deeper would not change it
                }
            }
        } catch (Stop stop) {
            return best;
        }
    }

    private int node(int depth, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int u = position.utility();
            int value = u > 0 ? u - path.size() : u < 0 ? u + path.size() : 0;
            table.put(List.copyOf(path), new Known<>(TO_THE_END, value, value, null));
            return value;
        }
        if (depth == 0) {
            estimated = true;
            return position.evaluation();
        }
        return inside(depth, alpha, beta);
    }

    private int inside(int depth, int from, int to) {
        boolean before = estimated;
        estimated = false;
        int alpha = from;
        int beta = to;
        boolean max = position.player() == Player.MAX;
        Known<A> old = table.get(path);
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0).compareTo(history.getOrDefault(a, 0)));
        if (old != null && old.best() != null && actions.remove(old.best())) {
            actions.add(0, old.best());
        }
        int value = max ? -Window.INFINITY : Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            path.add(action);
            int child = known(depth - 1, alpha, beta);
            if (child == Integer.MIN_VALUE) {
                position.make(action);
                child = node(depth - 1, alpha, beta);
                position.undo();
            }
            path.remove(path.size() - 1);
            if (max ? child > value : child < value) {
                value = child;
                best = action;
            }
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        int low = value > from ? value : -Window.INFINITY;
        int high = value < to ? value : Window.INFINITY;
        table.put(List.copyOf(path), new Known<>(estimated ? depth : TO_THE_END, low, high, best));
        estimated |= before;
        return value;
    }

    /** The value of the node at the path if the table knows enough, else Integer.MIN_VALUE. */
    private int known(int depth, int alpha, int beta) {
        Known<A> known = table.get(path);
        if (known == null || known.plies() < depth) {
            return Integer.MIN_VALUE;
        }
        if (known.low() >= beta || known.low() == known.high() || known.high() <= alpha) {
            estimated |= known.plies() != TO_THE_END;
            return known.high() <= alpha ? known.high() : known.low();
        }
        return Integer.MIN_VALUE;
    }
}
