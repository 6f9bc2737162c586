// Wrong: values are kept by the moves since the root until another position object comes.
// Fails first: In place: the same after a cutoff
// Says: one position is asked about after each move
// Diagnosis: kept-between-calls

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
    private final List<A> way = new ArrayList<>();
    private Position<A> last;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        way.clear();
        if (position != last) {
            known.clear();
            last = position;
        }
        return search(position, alpha, beta);
    }

    private int search(Position<A> position, int alpha, int beta) {
        Integer before = known.get(way);
        if (before != null) {
            return before;
        }
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            way.add(action);
            int value = search(position, alpha, beta);
            way.remove(way.size() - 1);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        if (way.size() == 1) {
            known.put(List.copyOf(way), best);
        }
        return best;
    }
}
