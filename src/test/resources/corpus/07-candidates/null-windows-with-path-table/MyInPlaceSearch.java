// exercise: 07
// truth: right
// mistake: none; unusual: MTD(f): nothing but null windows, until the bounds meet; bounds of the inner nodes are remembered by the path in a tree of nodes that is made anew for every call
// player: both
// style: MTD(f) over a lazily grown tree of bounds
// single: yes
// detail: a leaf is asked for once only; the window of the caller is respected (the bounds of the search begin there)
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** What is known about a place: its value is from low to high. */
    private static final class Known<A> {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        boolean max;
        List<A> actions; // null as long as nobody was here
        List<Known<A>> below;
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Known<A> root = new Known<>();
        int guess = Math.max(Math.min(0, beta), alpha);
        while (root.low < root.high && root.low < beta && root.high > alpha) {
            int test = Math.max(guess, root.low + 1); // is it test or more?
            test = Math.max(test, alpha + 1);
            test = Math.min(test, beta);
            guess = atLeast(position, root, test);
        }
        return root.low >= beta ? root.low : root.high;
    }

    /** Searches with the window (test - 1, test), and returns the bound that was found. */
    private int atLeast(Position<A> position, Known<A> here, int test) {
        if (here.low >= test) {
            return here.low;
        }
        if (here.high < test) {
            return here.high;
        }
        if (here.actions == null) {
            if (position.terminal()) {
                here.low = position.utility();
                here.high = here.low;
                return here.low;
            }
            here.max = position.player() == Player.MAX;
            here.actions = position.actions();
            here.below = new ArrayList<>();
        }
        int best = here.max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < here.actions.size(); i++) {
            if (i == here.below.size()) {
                here.below.add(new Known<>());
            }
            position.make(here.actions.get(i));
            int found = atLeast(position, here.below.get(i), test);
            position.undo();
            best = here.max ? Math.max(best, found) : Math.min(best, found);
            if (here.max == (best >= test)) {
                break;
            }
        }
        if (best >= test) {
            here.low = Math.max(here.low, best);
        } else {
            here.high = Math.min(here.high, best);
        }
        return best;
    }
}
