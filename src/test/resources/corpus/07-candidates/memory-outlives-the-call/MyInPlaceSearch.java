// exercise: 07
// truth: wrong
// mistake: bounds are remembered by the line of actions from where the search began, and the map is not emptied between calls, so that another position finds those of the first
// kind: subtle
// player: both
// style: aspiration steps with a memory of bounds by path
// single: yes
// detail: the first call of an object is right; wrong on the next position
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** What is known of a node: its value lies between the two. */
    private record Bounds(int low, int high) {}

    private static final Bounds NOTHING = new Bounds(-Window.INFINITY, Window.INFINITY);

    private final Map<List<A>, Bounds> memory = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        // MTD(f), as far as the window goes.
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        int guess = Math.max(alpha, Math.min(beta, 0));
        while (low < high && low < beta && high > alpha) {
            int bound = Math.max(guess, low + 1);
            bound = Math.max(Math.min(bound, beta), alpha == -Window.INFINITY ? bound : alpha + 1);
            guess = search(position, new ArrayList<>(), bound - 1, bound);
            if (guess < bound) {
                high = guess;
            } else {
                low = guess;
            }
        }
        return guess;
    }

    private int search(Position<A> position, List<A> path, int alpha, int beta) {
        Bounds known = memory.getOrDefault(path, NOTHING);
        if (known.low() >= beta || known.low() == known.high()) {
            return known.low();
        }
        if (known.high() <= alpha) {
            return known.high();
        }
        int best;
        if (position.terminal()) {
            best = position.utility();
            memory.put(List.copyOf(path), new Bounds(best, best));
            return best;
        }
        boolean max = position.player() == Player.MAX;
        best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int value = search(position, path, alpha, beta);
            path.remove(path.size() - 1);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        memory.put(
                List.copyOf(path),
                best >= beta ? new Bounds(best, known.high()) : new Bounds(known.low(), best));
        return best;
    }
}
