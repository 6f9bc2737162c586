// exercise: 07
// truth: wrong
// mistake: values are remembered in a field under the moves from the root, and never forgotten, so a later call with another position or window gets the old numbers
// player: both
// style: memoized, path as key
// single: yes
// detail: sometimes; only from the second call on the same object on
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<List<A>, Integer> known = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, new ArrayList<>(), alpha, beta);
    }

    private int search(Position<A> position, List<A> path, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Integer old = known.get(path);
        if (old != null) {
            return old;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int value = search(position, path, alpha, beta);
            path.remove(path.size() - 1);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (beta <= alpha) {
                break;
            }
        }
        known.put(List.copyOf(path), best);
        return best;
    }
}
