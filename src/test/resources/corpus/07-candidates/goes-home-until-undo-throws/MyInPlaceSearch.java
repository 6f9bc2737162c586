// exercise: 07
// truth: wrong
// mistake: after the search everything is undone until undo throws, so moves that the caller had made before are taken back too
// kind: subtle
// player: both
// style: explicit stack of frames, no recursion, one clean-up at the end
// single: yes
// detail: only if moves were made on the position before value was called
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private class Frame {
        final boolean max = position.player() == Player.MAX;
        final Iterator<A> rest = position.actions().iterator();
        int alpha;
        int beta;
        int best = max ? -Window.INFINITY : Window.INFINITY;

        Frame(int alpha, int beta) {
            this.alpha = alpha;
            this.beta = beta;
        }

        void take(int value) {
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
        }

        boolean done() {
            return alpha >= beta || !rest.hasNext();
        }
    }

    private Position<A> position;

    @Override
    public int value(Position<A> given, int alpha, int beta) {
        position = given;
        if (position.terminal()) {
            return position.utility();
        }
        Deque<Frame> stack = new ArrayDeque<>();
        Frame root = new Frame(alpha, beta);
        stack.push(root);
        while (true) {
            Frame frame = stack.peek();
            if (frame.done()) {
                if (frame == root) {
                    break; // the moves are taken back below
                }
                stack.pop();
                position.undo();
                stack.peek().take(frame.best);
                continue;
            }
            position.make(frame.rest.next());
            if (position.terminal()) {
                frame.take(position.utility());
                position.undo();
            } else {
                stack.push(new Frame(frame.alpha, frame.beta));
            }
        }
        goHome();
        return root.best;
    }

    /** The position is handed back as it was. */
    private void goHome() {
        try {
            while (true) {
                position.undo();
            }
        } catch (IllegalStateException e) {
            // back at the beginning
        }
    }
}
