// exercise: 07
// truth: wrong
// mistake: the table of the values of ends is kept by the path of actions in the object, and not emptied for the next position
// player: both
// style: path in a field, HashMap of ends
// single: yes
// detail: only from the second position on with the same object; nobody's list
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final List<A> path = new ArrayList<>();
    private final Map<List<A>, Integer> ends = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            Integer known = ends.get(path);
            if (known == null) {
                known = position.utility();
                ends.put(new ArrayList<>(path), known);
            }
            return known;
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
            if (max && best >= beta || !max && best <= alpha) {
                return best;
            }
        }
        return best;
    }
}
