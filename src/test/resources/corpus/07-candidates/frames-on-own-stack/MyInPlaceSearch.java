// exercise: 07
// truth: right
// mistake: none; no recursion, an own stack of frames
// player: both
// style: explicit stack, fail-soft
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
            max = position.player() == Player.MAX;
            rest = position.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int value) {
            if (max && value > best) {
                best = value;
                alpha = Math.max(alpha, value);
            } else if (!max && value < best) {
                best = value;
                beta = Math.min(beta, value);
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
        Deque<Frame<A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(position, alpha, beta));
        while (true) {
            Frame<A> top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                position.undo();
                stack.peek().take(top.best);
                continue;
            }
            position.make(top.rest.next());
            if (position.terminal()) {
                int utility = position.utility();
                position.undo();
                top.take(utility);
            } else {
                stack.push(new Frame<>(position, top.alpha, top.beta));
            }
        }
    }
}
