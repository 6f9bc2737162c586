// exercise: 07
// truth: wrong
// mistake: exact values are remembered by the list of moves since the root and never forgotten, so a later call for another position answers from the old tree
// player: both
// style: memo in a field, path as a list, fail-soft
// single: yes
// detail: from the second call of the same object on, if the position is another one
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

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, new ArrayList<>(), alpha, beta);
    }

    private int search(Position<A> position, List<A> path, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Integer known = exact.get(path);
        if (known != null) {
            return known;
        }
        final int a0 = alpha;
        final int b0 = beta;
        final boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int v = search(position, path, alpha, beta);
            path.remove(path.size() - 1);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        if (a0 < best && best < b0) {
            exact.put(List.copyOf(path), best);
        }
        return best;
    }
}
