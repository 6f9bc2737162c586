// exercise: 07
// truth: right
// mistake: -
// player: both
// style: no recursion: a stack of frames with iterators, one loop
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    private static final class Frame<A> {
        final boolean high;
        final Iterator<A> todo;
        int lo;
        int hi;

        Frame(Position<A> p, int lo, int hi) {
            this.high = p.player() == Player.MAX;
            this.todo = p.actions().iterator();
            this.lo = lo;
            this.hi = hi;
        }

        /** Fail-hard: what the node is worth is the bound that its own player moves. */
        int result() {
            return high ? lo : hi;
        }

        void learn(int value) {
            if (high) {
                lo = value > lo ? value : lo;
            } else {
                hi = value < hi ? value : hi;
            }
        }

        boolean finished() {
            return lo >= hi || !todo.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame<A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(position, alpha, beta));
        for (;;) {
            Frame<A> top = stack.peek();
            if (top.finished()) {
                int done = top.result();
                stack.pop();
                if (stack.isEmpty()) {
                    return done;
                }
                position.undo();
                stack.peek().learn(done);
                continue;
            }
            position.make(top.todo.next());
            if (position.terminal()) {
                int leaf = position.utility();
                position.undo();
                top.learn(leaf);
            } else {
                stack.push(new Frame<>(position, top.lo, top.hi));
            }
        }
    }
}
