// exercise: 07
// truth: wrong
// mistake: exact values are remembered by the path of actions from the root of the call, in a field that is not emptied, so the next call on another position finds those of the first
// kind: subtle
// player: both
// style: memo table keyed by the path, fail-soft
// single: yes
// detail: only from the second call of the same object on, with another position
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<List<A>, Integer> known = new HashMap<>();
    private final List<A> path = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Integer old = known.get(path);
        if (old != null) {
            return old;
        }
        if (position.terminal()) {
            int utility = position.utility();
            known.put(List.copyOf(path), utility);
            return utility;
        }
        int low = alpha;
        int high = beta;
        boolean max = position.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int value = value(position, low, high);
            path.remove(path.size() - 1);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                low = Math.max(low, value);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, value);
            }
            if (low >= high) {
                break;
            }
        }
        if (alpha < best && best < beta) {
            known.put(List.copyOf(path), best); // inside the window it is exact
        }
        return best;
    }
}
