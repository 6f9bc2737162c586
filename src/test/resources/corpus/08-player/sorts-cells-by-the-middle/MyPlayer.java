// exercise: 08
// truth: wrong
// mistake: To order the actions they are cast to Cell and sorted by their distance from the middle; on trees, where an action is a number, it throws a ClassCastException.
// player: both
// style: Gomoku in mind, unchecked casts, exception for the clock
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class TimeUp extends RuntimeException {
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = sorted(position.actions());
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 40; depth++) {
                best = root(position, clock, depth, actions);
                actions.remove(best);
                actions.add(0, best);
            }
        } catch (TimeUp t) {
            return best;
        }
        return best;
    }

    // moves in the middle first, they are usually better
    private List<A> sorted(List<A> actions) {
        List<A> list = new ArrayList<>(actions);
        list.sort((a, b) -> {
            int h = history.getOrDefault(b, 0) - history.getOrDefault(a, 0);
            return h != 0 ? h : distance((Cell) a) - distance((Cell) b);
        });
        return list;
    }

    private int distance(Cell cell) {
        return Math.abs(cell.row() - 7) + Math.abs(cell.column() - 7);
    }

    private A root(GivenPosition<A> position, Clock clock, int depth, List<A> actions) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) { alpha = v; best = action; }
            if (!max && v < beta) { beta = v; best = action; }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new TimeUp();
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : sorted(position.actions())) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) { best = Math.max(best, v); alpha = Math.max(alpha, v); }
            else { best = Math.min(best, v); beta = Math.min(beta, v); }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
