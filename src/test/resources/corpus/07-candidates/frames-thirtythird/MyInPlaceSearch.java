// exercise: 07
// truth: right
// mistake: -
// player: both
// style: no recursion: an explicit stack of frames, fail-hard
// kind: -
// single: yes
// detail: -
import java.util.*;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private final class Frame {
        final boolean max;
        final Iterator<A> left;
        int low;
        int high;

        Frame(Position<A> p, int low, int high) {
            this.max = p.player() == Player.MAX;
            this.left = p.actions().iterator();
            this.low = low;
            this.high = high;
        }

        boolean done() {
            return low >= high || !left.hasNext();
        }

        int result() {
            return max ? low : high;
        }

        void learn(int value) {
            if (max) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(position, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            if (top.done()) {
                int result = top.result();
                stack.pop();
                if (stack.isEmpty()) {
                    return result;
                }
                position.undo();
                stack.peek().learn(result);
                continue;
            }
            position.make(top.left.next());
            if (position.terminal()) {
                top.learn(position.utility());
                position.undo();
            } else {
                stack.push(new Frame(position, top.low, top.high));
            }
        }
    }
}
