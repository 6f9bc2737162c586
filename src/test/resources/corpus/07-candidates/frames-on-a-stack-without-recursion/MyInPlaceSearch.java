// exercise: 07
// truth: right
// mistake: none; there is no recursion: frames with iterators on an ArrayDeque, and undo stands in one place, where a frame is left
// player: both
// style: explicit stack, frames that take their child's value, fail-soft
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Frame<A> {
        final Player player;
        final Iterator<A> rest;
        int alpha;
        int beta;
        int best;

        Frame(Position<A> position, int alpha, int beta) {
            this.player = position.player();
            this.rest = position.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = player == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }

        void take(int value) {
            if (player == Player.MAX) {
                best = value > best ? value : best;
                alpha = best > alpha ? best : alpha;
            } else {
                best = value < best ? value : best;
                beta = best < beta ? best : beta;
            }
        }

        boolean finished() {
            return alpha >= beta && best != Integer.MIN_VALUE && best != Integer.MAX_VALUE || !rest.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        ArrayDeque<Frame<A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(position, alpha, beta));
        while (true) {
            Frame<A> top = stack.peek();
            int value;
            if (top.finished()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                value = top.best;
            } else {
                position.make(top.rest.next());
                if (!position.terminal()) {
                    stack.push(new Frame<>(position, top.alpha, top.beta));
                    continue;
                }
                value = position.utility();
            }
            position.undo();
            stack.peek().take(value);
        }
    }
}
