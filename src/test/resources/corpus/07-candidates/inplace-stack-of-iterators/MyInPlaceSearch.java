// exercise: 07
// truth: right
// mistake: none; no recursion: frames with an iterator, and undo each time a frame is done
// player: both
// style: iterative with an explicit stack
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final class Node<A> {
        final boolean max;
        final Iterator<A> actions;
        int alpha, beta, best;

        Node(Position<A> p, int alpha, int beta) {
            max = p.player() == Player.MAX;
            actions = p.actions().iterator();
            this.alpha = alpha;
            this.beta = beta;
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void found(int value) {
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
        }

        boolean done() {
            return alpha >= beta || !actions.hasNext();
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Node<A>> path = new ArrayDeque<>();
        path.push(new Node<>(position, alpha, beta));
        while (true) {
            Node<A> here = path.peek();
            if (here.done()) {
                path.pop();
                if (path.isEmpty()) {
                    return here.best;
                }
                position.undo();
                path.peek().found(here.best);
            } else {
                position.make(here.actions.next());
                if (position.terminal()) {
                    int value = position.utility();
                    position.undo();
                    here.found(value);
                } else {
                    path.push(new Node<>(position, here.alpha, here.beta));
                }
            }
        }
    }
}
