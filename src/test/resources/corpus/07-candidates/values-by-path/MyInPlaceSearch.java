// exercise: 07
// truth: wrong
// mistake: values are remembered by the path of actions from the root and the window in a field that is never cleared, so another position gets the values of an earlier one
// player: both
// style: memo map, path as key
// single: yes
// detail: only when the same object searches a second position
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Key<A>(List<A> path, int alpha, int beta) {}

    private final Map<Key<A>, Integer> memo = new HashMap<>();
    private final List<A> path = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Key<A> key = new Key<>(List.copyOf(path), alpha, beta);
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int result = compute(position, alpha, beta);
        memo.put(key, result);
        return result;
    }

    private int compute(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int v = value(position, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            path.remove(path.size() - 1);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }
}
