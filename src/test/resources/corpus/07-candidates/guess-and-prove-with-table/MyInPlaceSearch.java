// exercise: 07
// truth: right
// mistake: none; MTD(f): null windows that close in on the value, with bounds remembered by path and cleared at each call, and each leaf evaluated once
// player: both
// style: MTD(f), path keys, table of bounds
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Bounds {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
    }

    private Map<List<A>, Bounds> table;
    private List<A> path;

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        table = new HashMap<>();
        path = new ArrayList<>();
        // The root's value is v: lower <= v <= upper.
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        int guess = Math.max(alpha, Math.min(beta, 0));
        while (lower < upper && lower < beta && upper > alpha) {
            int test = guess == lower ? guess + 1 : guess;
            test = Math.max(alpha + 1, Math.min(beta, test));
            guess = prove(position, test);
            if (guess < test) {
                upper = guess;
            } else {
                lower = guess;
            }
        }
        return lower >= beta || lower == upper ? lower : upper;
    }

    /** A lower bound of at least test, or an upper bound below it. */
    private int prove(Position<A> position, int test) {
        Bounds known = table.computeIfAbsent(List.copyOf(path), p -> new Bounds());
        if (known.lower >= test) {
            return known.lower;
        }
        if (known.upper < test) {
            return known.upper;
        }
        int best;
        if (position.terminal()) {
            best = position.utility();
            known.lower = best;
            known.upper = best;
            return best;
        }
        boolean max = position.player() == Player.MAX;
        best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            path.add(action);
            int v = prove(position, test);
            path.remove(path.size() - 1);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= test : best < test) {
                break;
            }
        }
        if (best >= test) {
            known.lower = Math.max(known.lower, best);
        } else {
            known.upper = Math.min(known.upper, best);
        }
        return best;
    }
}
