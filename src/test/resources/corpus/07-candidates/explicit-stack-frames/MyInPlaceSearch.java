// exercise: 07
// truth: right
// mistake: none; no recursion, the frames are kept on a stack of their own
// player: both
// style: iterative, frame objects with an iterator each, fail-soft
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static class Frame<A> {
        final boolean max;
        final Iterator<A> todo;
        int lo;
        int hi;
        int best;

        Frame(Position<A> p, int lo, int hi) {
            max = p.player() == Player.MAX;
            todo = new ArrayList<>(p.actions()).iterator();
            this.lo = lo;
            this.hi = hi;
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max) {
                if (v > best) best = v;
                if (best > lo) lo = best;
            } else {
                if (v < best) best = v;
                if (best < hi) hi = best;
            }
        }

        boolean done() {
            return lo >= hi || !todo.hasNext();
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
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                position.undo();
                stack.peek().take(top.best);
                continue;
            }
            position.make(top.todo.next());
            if (position.terminal()) {
                top.take(position.utility());
                position.undo();
            } else {
                stack.push(new Frame<>(position, top.lo, top.hi));
            }
        }
    }
}
