// exercise: 07
// truth: wrong
// mistake: exact values are remembered by the line of actions from the root in a field that is never cleared, so the next call on another position answers with values of the one before
// player: both
// style: memory in a HashMap keyed by the line of actions
// single: yes
// detail: only the second call of the same object on another position (or from another place of the same one); a fresh object is right
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
    private final List<A> line = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        line.clear();
        return search(position, alpha, beta);
    }

    private int search(Position<A> p, int alpha, int beta) {
        if (p.terminal()) {
            return p.utility();
        }
        // long lines are not worth the memory
        Integer known = line.size() <= 12 ? exact.get(line) : null;
        if (known != null) {
            return known;
        }
        int a = alpha;
        int b = beta;
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : p.actions()) {
            p.make(action);
            line.add(action);
            int v = search(p, a, b);
            line.remove(line.size() - 1);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                a = Math.max(a, best);
            } else {
                best = Math.min(best, v);
                b = Math.min(b, best);
            }
            if (a >= b) {
                return best;
            }
        }
        if (best > alpha && best < beta && line.size() <= 12) {
            exact.put(List.copyOf(line), best);
        }
        return best;
    }
}
