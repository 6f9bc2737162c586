// exercise: 07
// truth: right
// mistake: none; no recursion, a stack of frames with iterators
// player: both
// style: iterative, explicit stack, fail-soft
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Frame<A> {
        final boolean max;
        final Iterator<A> rest;
        int low;
        int high;
        int best;

        Frame(Position<A> position, int low, int high) {
            max = position.player() == Player.MAX;
            rest = position.actions().iterator();
            this.low = low;
            this.high = high;
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean done() {
            return low >= high || !rest.hasNext();
        }

        void hear(int value) {
            if (max) {
                best = Math.max(best, value);
                low = Math.max(low, value);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, value);
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame<A>> frames = new ArrayDeque<>();
        Frame<A> root = new Frame<>(position, alpha, beta);
        frames.push(root);
        while (true) {
            Frame<A> top = frames.element();
            if (top.done()) {
                frames.pop();
                if (frames.isEmpty()) {
                    return root.best;
                }
                position.undo();
                frames.element().hear(top.best);
                continue;
            }
            position.make(top.rest.next());
            if (position.terminal()) {
                int value = position.utility();
                position.undo();
                top.hear(value);
            } else {
                frames.push(new Frame<>(position, top.low, top.high));
            }
        }
    }
}
