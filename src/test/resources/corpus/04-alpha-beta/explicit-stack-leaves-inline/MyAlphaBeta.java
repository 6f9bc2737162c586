// exercise: 04
// truth: wrong
// mistake: Leaves are folded into their parent's frame on the spot, and the test whether the node is closed is made only when an inner child has been popped; a node is therefore not left after a leaf that closes it.
// player: both
// style: explicit stack of frames, no recursion
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static class Frame<S, A> {
        S state;
        boolean max;
        Iterator<A> todo;
        int alpha, beta, best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.todo = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S start, int alpha, int beta) {
        if (game.terminal(start)) {
            return game.utility(start);
        }
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, start, alpha, beta));
        int result = 0;
        while (!stack.isEmpty()) {
            Frame<S, A> top = stack.peek();
            if (!top.todo.hasNext()) {
                stack.pop();
                result = top.best;
                // hand it upwards; a node that is closed by it is finished as well
                while (!stack.isEmpty()) {
                    Frame<S, A> above = stack.peek();
                    above.take(result);
                    if (above.alpha < above.beta) {
                        break;
                    }
                    stack.pop();
                    result = above.best;
                }
                continue;
            }
            S next = game.result(top.state, top.todo.next());
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                stack.push(new Frame<>(game, next, top.alpha, top.beta));
            }
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Frame<S, A> root = new Frame<>(game, state, -Window.INFINITY, Window.INFINITY);
        A best = null;
        while (root.todo.hasNext()) {
            A action = root.todo.next();
            int before = root.best;
            root.take(value(game, game.result(state, action), root.alpha, root.beta));
            if (root.best != before) {
                best = action;
            }
        }
        return best;
    }
}
