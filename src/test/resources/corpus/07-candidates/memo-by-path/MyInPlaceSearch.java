// exercise: 07
// truth: wrong
// mistake: values are remembered by the moves that led there, in a field that is not emptied, so a call with another position or another window gets values of the one before
// player: both
// style: HashMap with the path as the key, exact values only
// single: yes
// detail: only from the second call on the same object on; the first is right
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
    private final List<A> path = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Integer old = known.get(path);
        if (old != null) {
            return old;
        }
        int low = alpha;
        int high = beta;
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int value = value(position, low, high);
            path.remove(path.size() - 1);
            position.undo();
            if (player == Player.MAX) {
                best = Math.max(best, value);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, best);
            }
            if (low >= high) {
                break;
            }
        }
        if (best > alpha && best < beta) {
            known.put(List.copyOf(path), best);
        }
        return best;
    }
}
