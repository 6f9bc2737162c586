// exercise: 07
// truth: right
// mistake: none; unusual: no recursion, one loop over a stack of frames
// player: both
// style: iterative with frames and iterators
// single: yes
// detail: undo happens in one place, when a frame is closed
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final class Frame {
        final boolean max;
        final Iterator<A> todo;
        int alpha;
        int beta;
        int best;
        boolean seen;

        Frame(Position<A> position, int alpha, int beta) {
            this.max = position.player() == Player.MAX;
            this.todo = position.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int value) {
            seen = true;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        }

        boolean isDone() {
            return !todo.hasNext() || (seen && alpha >= beta);
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame> frames = new ArrayDeque<>();
        frames.push(new Frame(position, alpha, beta));
        while (true) {
            Frame top = frames.peek();
            if (top.isDone()) {
                frames.pop();
                if (frames.isEmpty()) {
                    return top.best;
                }
                position.undo();
                frames.peek().take(top.best);
                continue;
            }
            position.make(top.todo.next());
            if (position.terminal()) {
                top.take(position.utility());
                position.undo();
            } else {
                frames.push(new Frame(position, top.alpha, top.beta));
            }
        }
    }
}
