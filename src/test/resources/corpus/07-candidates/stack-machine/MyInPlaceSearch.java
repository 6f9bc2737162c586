// exercise: 07
// truth: right
// mistake: -
// player: both
// style: no recursion: frames on an own stack, each with its iterator; fail-hard, cut at equality
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
        final boolean max;
        final Iterator<A> rest;
        int low;
        int high;

        Frame(Position<A> p, int low, int high) {
            this.max = p.player() == Player.MAX;
            this.rest = p.actions().iterator();
            this.low = low;
            this.high = high;
        }

        int answer() {
            return max ? low : high;
        }

        boolean done() {
            return low >= high || !rest.hasNext();
        }

        void hear(int value) {
            if (max && value > low) low = value;
            if (!max && value < high) high = value;
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
            Frame<A> here = frames.peek();
            if (here.done()) {
                frames.pop();
                if (frames.isEmpty()) {
                    return here.answer();
                }
                position.undo();
                frames.peek().hear(here.answer());
                continue;
            }
            position.make(here.rest.next());
            if (position.terminal()) {
                here.hear(position.utility());
                position.undo();
            } else {
                frames.push(new Frame<>(position, here.low, here.high));
            }
        }
    }
}
