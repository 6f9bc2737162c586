// exercise: 07
// truth: wrong
// mistake: the table of known values is keyed by the moves from the root and is not emptied, so a later call for another position gets the values of an earlier one
// player: both
// style: memo in a map with bounds, path as a list
// single: yes
// detail: sometimes, only when the same object searches a second position (or the same one after a move was made)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Map<List<A>, int[]> known = new HashMap<>(); // path -> lower bound, upper bound
    private final List<A> path = new ArrayList<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        path.clear();
        return search(position, alpha, beta);
    }

    private int search(Position<A> position, int alpha, int beta) {
        int[] entry = known.computeIfAbsent(new ArrayList<>(path), p -> new int[] {-Window.INFINITY, Window.INFINITY});
        if (entry[0] >= beta || entry[0] == entry[1]) {
            return entry[0];
        }
        if (entry[1] <= alpha) {
            return entry[1];
        }
        int result;
        if (position.terminal()) {
            result = position.utility();
            entry[0] = result;
            entry[1] = result;
            return result;
        }
        boolean max = position.player() == Player.MAX;
        int a = alpha;
        int b = beta;
        result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int v = search(position, a, b);
            path.remove(path.size() - 1);
            position.undo();
            if (max) {
                result = Math.max(result, v);
                a = Math.max(a, result);
            } else {
                result = Math.min(result, v);
                b = Math.min(b, result);
            }
            if (a >= b) {
                break;
            }
        }
        if (result > alpha) {
            entry[0] = Math.max(entry[0], result);
        }
        if (result < beta) {
            entry[1] = Math.min(entry[1], result);
        }
        return result;
    }
}
