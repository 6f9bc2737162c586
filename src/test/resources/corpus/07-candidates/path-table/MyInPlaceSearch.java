// exercise: 07
// truth: wrong
// mistake: the table of values by the moves since the root is only emptied for another position object, not when the same one has moved on since the last call
// player: both
// style: fail-soft with a table of exact values
// single: yes
// detail: sometimes; only when value is called again on the same position object after a make or undo from outside
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<List<A>, Integer> exact = new HashMap<>();
    private final List<A> path = new ArrayList<>();
    private Position<A> seen;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position != seen) {
            exact.clear();
            seen = position;
        }
        path.clear();
        return search(position, alpha, beta);
    }

    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Integer known = exact.get(path);
        if (known != null) {
            return known;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int a = alpha;
        int b = beta;
        for (A action : position.actions()) {
            path.add(action);
            position.make(action);
            int value = search(position, a, b);
            position.undo();
            path.remove(path.size() - 1);
            if (max) {
                best = Math.max(best, value);
                a = Math.max(a, value);
            } else {
                best = Math.min(best, value);
                b = Math.min(b, value);
            }
            if (a >= b) {
                break;
            }
        }
        if (alpha < best && best < beta) {
            exact.put(List.copyOf(path), best);
        }
        return best;
    }
}
