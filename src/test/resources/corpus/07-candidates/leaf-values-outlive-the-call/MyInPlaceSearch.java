// exercise: 07
// truth: wrong
// mistake: the values of leaves are remembered by the path of actions from the root in a field that is never emptied, so a second position gets the leaf values of the first
// kind: subtle
// player: both
// style: PVS with null windows, memo of the leaves in a HashMap
// single: yes
// detail: only when the same object is asked about a second position with an end at the same path
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** A second search of the same move need not ask the ends again. */
    private final Map<List<A>, Integer> ends = new HashMap<>();

    private final List<A> path = new ArrayList<>();

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
        return position.player() == Player.MAX ? maxValue(position, alpha, beta) : minValue(position, alpha, beta);
    }

    private int after(A action, Position<A> position, int alpha, int beta) {
        position.make(action);
        path.add(action);
        int value = value(position, alpha, beta);
        path.remove(path.size() - 1);
        position.undo();
        return value;
    }

    private int maxValue(Position<A> position, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : position.actions()) {
            int from = Math.max(alpha, best);
            int value;
            if (best == -Window.INFINITY || from == beta - 1) {
                value = after(action, position, from, beta);
            } else {
                value = after(action, position, from, from + 1);
                if (value > from && value < beta) {
                    value = after(action, position, from, beta);
                }
            }
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private int minValue(Position<A> position, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : position.actions()) {
            int to = Math.min(beta, best);
            int value;
            if (best == Window.INFINITY || to == alpha + 1) {
                value = after(action, position, alpha, to);
            } else {
                value = after(action, position, to - 1, to);
                if (value < to && value > alpha) {
                    value = after(action, position, alpha, to);
                }
            }
            best = Math.min(best, value);
            if (best <= alpha) {
                break;
            }
        }
        return best;
    }
}
