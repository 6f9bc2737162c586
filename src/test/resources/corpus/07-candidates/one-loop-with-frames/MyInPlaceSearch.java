// exercise: 07
// truth: right
// mistake: none; no recursion: frames on a stack of its own, a value travels up as a field of the loop
// player: both
// style: iterative, frames, fail-soft
// single: yes
// detail: -
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

        Frame(boolean max, Iterator<A> rest, int alpha, int beta) {
            this.max = max;
            this.rest = rest;
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

        boolean finished() {
            return alpha >= beta || !rest.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Deque<Frame<A>> stack = new ArrayDeque<>();
        int a = alpha;
        int b = beta;
        while (true) {
            int value;
            if (position.terminal()) {
                value = position.utility();
            } else {
                stack.push(new Frame<>(position.player() == Player.MAX, position.actions().iterator(), a, b));
                Frame<A> top = stack.peek();
                position.make(top.rest.next());
                a = top.alpha;
                b = top.beta;
                continue;
            }
            while (true) {
                if (stack.isEmpty()) {
                    return value;
                }
                position.undo();
                Frame<A> top = stack.peek();
                top.take(value);
                if (!top.finished()) {
                    position.make(top.rest.next());
                    a = top.alpha;
                    b = top.beta;
                    break;
                }
                value = top.best;
                stack.pop();
            }
        }
    }
}
