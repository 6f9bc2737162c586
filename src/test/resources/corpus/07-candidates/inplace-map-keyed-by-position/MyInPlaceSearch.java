// exercise: 07
// truth: wrong
// mistake: values are remembered in a map whose key is the position object itself, which is one and the same object for the whole search: once a value is stored every later question about whatever stands on it gets that value
// player: both
// style: HashMap as transposition table
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<Position<A>, Integer> table = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        if (table.containsKey(position)) {
            return table.get(position);
        }
        boolean max = position.player() == Player.MAX;
        int lo = alpha, hi = beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int v = value(position, lo, hi);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                lo = Math.max(lo, best);
            } else {
                best = Math.min(best, v);
                hi = Math.min(hi, best);
            }
            if (lo >= hi) break;
        }
        if (alpha < best && best < beta) {
            table.put(position, best); // exact values only
        }
        return best;
    }
}
