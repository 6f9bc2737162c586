// exercise: 07
// truth: right
// mistake: none; no recursion, the nodes on the way down are frames on a stack
// player: both
// style: iterative, ArrayDeque of frames
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
        int alpha;
        int beta;
        int best;

        Frame(Position<A> position, int alpha, int beta) {
            this.max = position.player() == Player.MAX;
            this.rest = position.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int value) {
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        }

        boolean done() {
            return alpha >= beta || !rest.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame<A>> frames = new ArrayDeque<>();
        frames.push(new Frame<>(position, alpha, beta));
        while (true) {
            Frame<A> top = frames.peek();
            if (top.done()) {
                frames.pop();
                if (frames.isEmpty()) {
                    return top.best;
                }
                position.undo();
                frames.peek().take(top.best);
                continue;
            }
            position.make(top.rest.next());
            if (position.terminal()) {
                int utility = position.utility();
                position.undo();
                top.take(utility);
            } else {
                frames.push(new Frame<>(position, top.alpha, top.beta));
            }
        }
    }
}
