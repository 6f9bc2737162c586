// exercise: 08
// truth: wrong
// mistake: the table of values, whose key is the moves since the root, is not emptied between two calls of move, so values of another position are taken
// player: both
// style: transposition table with bounds
// single: yes
// detail: sometimes; from the second move of the same object on
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
    private enum Kind {EXACT, LOWER, UPPER}

    private static final class Entry<A> {
        int depth;
        int value;
        Kind kind;
        A best;
    }

    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<List<A>, Entry<A>> table = new HashMap<>();
    private List<A> path = new ArrayList<>();
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.path = new ArrayList<>();
        List<A> actions = new ArrayList<>(position.actions());
        A choice = actions.get(0);
        try {
            for (int depth = 1; depth < 40; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A best = null;
                for (A action : actions) {
                    int value = step(position, action, depth, alpha, beta);
                    if (position.player() == Player.MAX ? value > alpha : value < beta) {
                        best = action;
                        if (position.player() == Player.MAX) {
                            alpha = value;
                        } else {
                            beta = value;
                        }
                    }
                }
                choice = best;
                actions.remove(choice);
                actions.add(0, choice);
                int value = position.player() == Player.MAX ? alpha : beta;
                if (Math.abs(value) > 900_000) {
                    return choice;
                }
            }
        } catch (Stop stop) {
            return choice;
        }
        return choice;
    }

    private int step(GivenPosition<A> position, A action, int depth, int alpha, int beta) throws Stop {
        position.make(action);
        path.add(action);
        int value = search(position, depth - 1, alpha, beta);
        path.remove(path.size() - 1);
        position.undo();
        return value;
    }

    private int search(GivenPosition<A> position, int depth, int alpha, int beta) throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * path.size();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Entry<A> entry = table.get(path);
        if (entry != null && entry.depth == depth) {
            if (entry.kind == Kind.EXACT
                    || entry.kind == Kind.LOWER && entry.value >= beta
                    || entry.kind == Kind.UPPER && entry.value <= alpha) {
                return entry.value;
            }
        }
        List<A> actions = new ArrayList<>(position.actions());
        if (entry != null && actions.remove(entry.best)) {
            actions.add(0, entry.best);
        }
        boolean max = position.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        A bestAction = null;
        for (A action : actions) {
            int value = step(position, action, depth, a, b);
            if (max ? value > best : value < best) {
                best = value;
                bestAction = action;
            }
            if (max) {
                a = Math.max(a, best);
            } else {
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        Entry<A> fresh = new Entry<>();
        fresh.depth = depth;
        fresh.value = best;
        fresh.kind = best <= alpha ? Kind.UPPER : best >= beta ? Kind.LOWER : Kind.EXACT;
        fresh.best = bestAction;
        table.put(List.copyOf(path), fresh);
        return best;
    }
}
