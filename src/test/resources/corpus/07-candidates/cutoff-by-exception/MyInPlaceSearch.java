// exercise: 07
// truth: right
// mistake: none; a cutoff is an exception that flies up to the node whose player has something better, and each node on the way takes its move back in a finally block
// player: both
// style: exceptions for deep cutoffs, shuffled order, stops at the best possible value
// single: yes
// detail: tries the ends below a node first, in a list of its own
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final Random random = new Random();

    /** The node that it is meant for has to be left: its value is the bound, or beyond. */
    private static final class Cutoff extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final int bound;

        Cutoff(int bound) {
            super(null, null, false, false);
            this.bound = bound;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        try {
            return search(position, alpha, beta);
        } catch (Cutoff cutoff) {
            return cutoff.bound;
        }
    }

    /** Returns the exact value inside the window, or ends with a cutoff whose bound is outside. */
    private int search(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            int utility = position.utility();
            if (utility <= alpha || utility >= beta) {
                throw new Cutoff(utility);
            }
            return utility;
        }
        boolean max = position.player() == Player.MAX;
        int low = alpha;
        int high = beta;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        boolean exact = false;
        for (A action : endsFirst(position)) {
            int value;
            position.make(action);
            try {
                value = search(position, low, high);
                exact = true;
            } catch (Cutoff cutoff) {
                value = cutoff.bound;
            } finally {
                position.undo();
            }
            bound = max ? Math.max(bound, value) : Math.min(bound, value);
            if (max) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
            if (low >= high) {
                throw new Cutoff(bound);
            }
            if (max && bound == Window.MAX_VALUE || !max && bound == -Window.MAX_VALUE) {
                break; // no number is better
            }
        }
        if (!exact) {
            throw new Cutoff(bound);
        }
        return bound;
    }

    private List<A> endsFirst(Position<A> position) {
        List<A> all = new ArrayList<>(position.actions());
        Collections.shuffle(all, random);
        List<A> ends = new ArrayList<>();
        List<A> others = new ArrayList<>();
        for (A action : all) {
            position.make(action);
            (position.terminal() ? ends : others).add(action);
            position.undo();
        }
        ends.addAll(others);
        return ends;
    }
}
