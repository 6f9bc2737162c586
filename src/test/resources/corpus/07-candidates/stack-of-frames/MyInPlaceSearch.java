// exercise: 07
// truth: right
// mistake: none; no recursion, a stack of frames of its own
// player: both
// style: explicit stack, frames with their windows
// single: yes
// detail: right
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
        final Iterator<A> todo;
        int alpha, beta, best;

        Frame(Position<A> p, int alpha, int beta) {
            this.max = p.player() == Player.MAX;
            this.todo = p.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean done() {
            return alpha >= beta || !todo.hasNext();
        }

        void take(int v) {
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) return position.utility();
        Deque<Frame<A>> frames = new ArrayDeque<>();
        frames.push(new Frame<>(position, alpha, beta));
        while (true) {
            Frame<A> top = frames.peek();
            if (top.done()) {
                frames.pop();
                if (frames.isEmpty()) return top.best;
                position.undo();
                frames.peek().take(top.best);
                continue;
            }
            position.make(top.todo.next());
            if (position.terminal()) {
                int v = position.utility();
                position.undo();
                top.take(v);
            } else {
                frames.push(new Frame<>(position, top.alpha, top.beta));
            }
        }
    }
}
