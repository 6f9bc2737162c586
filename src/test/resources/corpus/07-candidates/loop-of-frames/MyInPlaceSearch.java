// exercise: 07
// truth: right
// mistake: none; no recursion: a stack of frames, and undo where a frame is left, whether it was cut or ended
// player: both
// style: explicit stack, state machine
// single: yes
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
        final Iterator<A> left;
        int alpha;
        int beta;
        int best;

        Frame(Position<A> position, int alpha, int beta) {
            max = position.player() == Player.MAX;
            left = position.actions().iterator();
            best = max ? -Window.INFINITY : Window.INFINITY;
            this.alpha = alpha;
            this.beta = beta;
        }

        void take(int value) {
            if (max && value > best) {
                best = value;
                alpha = Math.max(alpha, best);
            } else if (!max && value < best) {
                best = value;
                beta = Math.min(beta, best);
            }
        }

        boolean done() {
            return alpha >= beta || !left.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        Deque<Frame<A>> frames = new ArrayDeque<>();
        frames.push(new Frame<>(position, alpha, beta));
        for (;;) {
            Frame<A> here = frames.peek();
            position.make(here.left.next());
            if (!position.terminal()) {
                frames.push(new Frame<>(position, here.alpha, here.beta));
                continue;
            }
            int value = position.utility();
            for (;;) {
                position.undo();
                Frame<A> parent = frames.peek();
                parent.take(value);
                if (!parent.done()) break;
                frames.pop();
                value = parent.best;
                if (frames.isEmpty()) return value;
            }
        }
    }
}
