// exercise: 07
// truth: right
// mistake: none; there is no recursion: a stack of frames, each with its own window and iterator, and a move is taken back exactly where a frame is left
// player: both
// style: iterative with a stack of frames
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    /** An inner node that is being looked at. Fail-hard: what it is worth so far is the bound of its own player. */
    private static final class Frame<A> {
        final boolean max;
        final Iterator<A> rest;
        int alpha;
        int beta;

        Frame(Position<A> position, int alpha, int beta) {
            this.max = position.player() == Player.MAX;
            this.rest = position.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
        }

        boolean done() {
            return alpha >= beta || !rest.hasNext();
        }

        void take(int value) {
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }

        int worth() {
            return max ? alpha : beta;
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
            Frame<A> top = frames.element();
            if (top.done()) {
                frames.pop();
                if (frames.isEmpty()) {
                    return top.worth();
                }
                position.undo();
                frames.element().take(top.worth());
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
