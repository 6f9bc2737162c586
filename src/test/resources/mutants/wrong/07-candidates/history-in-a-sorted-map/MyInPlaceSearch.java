// Wrong: what has cut is counted in a sorted map, which needs actions that have an order.
// Fails first: In place: the value where nothing can be cut, and the position as it was
// Says: ClassCastException
// Diagnosis: type-taken-for-granted

import java.util.TreeMap;
import java.util.Map;
import java.util.List;
import java.util.Comparator;
import java.util.ArrayList;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

/** Exercise 07, last part, solved: alpha-beta with make and undo. */
public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<A, Integer> history = new TreeMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(action -> -history.getOrDefault(action, 0)));
        for (A action : actions) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, 1, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
