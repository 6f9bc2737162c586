// exercise: 07
// truth: right
// mistake: none; alpha-beta without recursion: a stack of frames, each with its window, its best and its iterator; a frame that is done is popped, its move undone and its value handed to the frame above
// player: both
// style: iterative, ArrayDeque of small mutable frames
// single: yes
// detail: undo is called once for each frame but the first
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    private static final class Frame<A> {
        final boolean over;
        final boolean max;
        final Iterator<A> actions;
        int alpha;
        int beta;
        int best;

        Frame(Position<A> position, int alpha, int beta) {
            this.alpha = alpha;
            this.beta = beta;
            over = position.terminal();
            max = !over && position.player() == Player.MAX;
            actions = over ? null : position.actions().iterator();
            best = over ? position.utility() : max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean done() {
            return over || alpha >= beta || !actions.hasNext();
        }

        void accept(int value) {
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Deque<Frame<A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(position, alpha, beta));
        while (true) {
            Frame<A> top = stack.peek();
            if (!top.done()) {
                position.make(top.actions.next());
                stack.push(new Frame<>(position, top.alpha, top.beta));
                continue;
            }
            stack.pop();
            if (stack.isEmpty()) {
                return top.best;
            }
            position.undo();
            stack.peek().accept(top.best);
        }
    }
}
