// exercise: 07
// truth: wrong
// mistake: the values of ends are remembered from call to call by the position object and the moves since the call; if the caller plays a move on the same position and asks again, the same moves mean other ends
// kind: subtle
// player: both
// style: alpha-beta with a cache of leaves in an IdentityHashMap, path as a list
// single: yes
// detail: only with one search object asked twice about one position object that was moved in between
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** What the ends of each position are worth, by the way that leads there. */
    private final Map<Position<A>, Map<List<A>, Integer>> ends = new IdentityHashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Map<List<A>, Integer> known = ends.computeIfAbsent(position, p -> new HashMap<>());
        return value(position, known, new ArrayList<>(), alpha, beta);
    }

    private int value(Position<A> position, Map<List<A>, Integer> known, List<A> path, int alpha, int beta) {
        if (position.terminal()) {
            Integer end = known.get(path);
            if (end == null) {
                end = position.utility();
                known.put(List.copyOf(path), end);
            }
            return end;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int value = value(position, known, path, alpha, beta);
            path.remove(path.size() - 1);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
