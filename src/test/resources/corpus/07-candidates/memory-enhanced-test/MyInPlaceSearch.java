// exercise: 07
// truth: right
// mistake: none; MTD(f) with null windows and a memory of bounds by path, which is made anew for each call
// player: both
// style: MTD(f), memory of bounds by path
// single: yes
// detail: no leaf is asked for twice
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Known {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Map<List<A>, Known> memory = new HashMap<>();
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        int guess = 0;
        while (low < high && low < beta && high > alpha) {
            long bound = Math.max((long) guess, (long) low + 1);
            bound = Math.min(bound, beta);
            bound = Math.max(bound, (long) alpha + 1);
            guess = test(position, new ArrayList<>(), (int) bound, memory);
            if (guess < bound) {
                high = guess;
            } else {
                low = guess;
            }
        }
        return guess;
    }

    /** Whether the value is at least the bound: if so a number from the bound up that it reaches, if not one below that it does not exceed. */
    private int test(Position<A> position, List<A> path, int bound, Map<List<A>, Known> memory) {
        Known known = memory.computeIfAbsent(List.copyOf(path), key -> new Known());
        if (known.low >= bound) {
            return known.low;
        }
        if (known.high < bound) {
            return known.high;
        }
        if (position.terminal()) {
            known.low = known.high = position.utility();
            return known.low;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int value = test(position, path, bound, memory);
            path.remove(path.size() - 1);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max == best >= bound) {
                break;
            }
        }
        if (best >= bound) {
            known.low = Math.max(known.low, best);
        } else {
            known.high = Math.min(known.high, best);
        }
        return best;
    }
}
