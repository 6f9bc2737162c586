// exercise: 07
// truth: right
// mistake: none; a stack of frames in place of the recursion
// player: both
// style: iterative with an explicit stack of frames
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

    private final class Frame {
        final boolean max;
        final Iterator<A> rest;
        int alpha;
        int beta;
        int best;

        Frame(Position<A> p, int alpha, int beta) {
            this.max = p.player() == Player.MAX;
            this.rest = p.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max && v > best) {
                best = v;
                alpha = Math.max(alpha, v);
            }
            if (!max && v < best) {
                best = v;
                beta = Math.min(beta, v);
            }
        }

        boolean finished() {
            return alpha >= beta || !rest.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame> frames = new ArrayDeque<>();
        frames.push(new Frame(position, alpha, beta));
        while (true) {
            Frame top = frames.peek();
            if (top.finished()) {
                frames.pop();
                if (frames.isEmpty()) {
                    return top.best;
                }
                position.undo();
                frames.peek().take(top.best);
                continue;
            }
            position.make(top.rest.next());
            if (position.terminal()) {
                int u = position.utility();
                position.undo();
                top.take(u);
            } else {
                frames.push(new Frame(position, top.alpha, top.beta));
            }
        }
    }
}
