// exercise: 07
// truth: wrong
// mistake: values are remembered by the moves since the call, in a field that is never emptied, although the next call may be about another position or another window
// player: both
// style: memory in a map of paths
// single: yes
// detail: from the second call of the same object on: another position, the same one a move later, or the same one with another window gets old answers
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** What was already worked out, by the moves that lead there. */
    private final Map<List<A>, Integer> known = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return value(position, new ArrayList<>(), alpha, beta);
    }

    private int value(Position<A> position, List<A> path, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Integer before = known.get(path);
        if (before != null) {
            return before;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int v = value(position, path, alpha, beta);
            path.remove(path.size() - 1);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        if (path.size() < 12) {
            known.put(List.copyOf(path), best);
        }
        return best;
    }
}
