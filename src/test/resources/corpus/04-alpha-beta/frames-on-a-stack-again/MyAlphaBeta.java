// exercise: 04
// truth: right
// mistake: none; no recursion, each node is a frame with its own window
// player: both
// style: iterative, explicit stack, inner class Frame
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final class Frame {
        final S state;
        final boolean max;
        final Iterator<A> todo;
        int alpha;
        int beta;
        int best;

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
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }

        boolean done() {
            return alpha >= beta || !todo.hasNext();
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, state, alpha, beta));
        for (;;) {
            Frame top = stack.peek();
            if (top.best != -Window.INFINITY && top.best != Window.INFINITY && top.done() || !top.todo.hasNext()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().take(top.best);
                continue;
            }
            S next = game.result(top.state, top.todo.next());
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                stack.push(new Frame(game, next, top.alpha, top.beta));
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Frame root = new Frame(game, state, -Window.INFINITY, Window.INFINITY);
        A chosen = null;
        while (root.todo.hasNext()) {
            A action = root.todo.next();
            int before = root.best;
            root.take(value(game, game.result(state, action), root.alpha, root.beta));
            if (root.best != before) {
                chosen = action;
            }
        }
        return chosen;
    }
}
