// exercise: 07
// truth: wrong
// mistake: the table of lines already searched lives in the object and is never cleared, and it keeps bounds as if they were values
// player: both
// style: table of the line of actions, in a field
// kind: subtle
// single: yes
// detail: only if the same object is asked again: about the same position with another window, or about another position
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
    private final List<A> line = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Integer before = line.size() > MEMORY ? null : known.get(line);
        if (before != null) {
            return before;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int low = alpha;
        int high = beta;
        for (A action : position.actions()) {
            position.make(action);
            line.add(action);
            int value = value(position, low, high);
            line.remove(line.size() - 1);
            position.undo();
            if (max) {
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
        if (line.size() <= MEMORY) {
            known.put(List.copyOf(line), best);
        }
        return best;
    }

    /** Longer lines are not worth the memory. */
    private static final int MEMORY = 6;
}
