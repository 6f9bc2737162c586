// exercise: 07
// truth: right
// mistake: -
// player: both
// style: no recursion: frames on an explicit stack, one loop
// kind: -
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
        int lo;
        int hi;
        int found;

        Frame(Position<A> position, int lo, int hi) {
            max = position.player() == Player.MAX;
            rest = position.actions().iterator();
            this.lo = lo;
            this.hi = hi;
            found = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }

        void take(int value) {
            if (max) {
                found = value > found ? value : found;
                lo = found > lo ? found : lo;
            } else {
                found = value < found ? value : found;
                hi = found < hi ? found : hi;
            }
        }

        boolean done() {
            return hi <= lo || !rest.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame<A>> frames = new ArrayDeque<>();
        frames.push(new Frame<>(position, Math.max(alpha, -Window.INFINITY), beta));
        while (true) {
            Frame<A> top = frames.peek();
            if (!top.done()) {
                position.make(top.rest.next());
                if (position.terminal()) {
                    int value = position.utility();
                    position.undo();
                    top.take(value);
                } else {
                    frames.push(new Frame<>(position, top.lo, top.hi));
                }
                continue;
            }
            frames.pop();
            if (frames.isEmpty()) {
                return top.found;
            }
            position.undo();
            frames.peek().take(top.found);
        }
    }
}
