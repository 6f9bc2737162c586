// exercise: 07
// truth: wrong
// mistake: values are remembered by the list of actions on the way and the window in a field that is never emptied, so another position gets the values of the one before
// player: both
// style: HashMap keyed by a path record
// single: yes
// detail: only from the second call of value on the same object on
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;
import java.util.*;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Key(List<Object> path, int alpha, int beta) {}

    private final Map<Key, Integer> known = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return value(position, alpha, beta, List.of());
    }

    private int value(Position<A> position, int alpha, int beta, List<Object> path) {
        Key key = new Key(path, alpha, beta);
        Integer old = known.get(key);
        if (old != null) {
            return old;
        }
        int result = computed(position, alpha, beta, path);
        known.put(key, result);
        return result;
    }

    private int computed(Position<A> position, int alpha, int beta, List<Object> path) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            List<Object> longer = new ArrayList<>(path);
            longer.add(action);
            position.make(action);
            int v = value(position, alpha, beta, longer);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        return best;
    }
}
