// exercise: 04
// truth: right
// mistake: none; no recursion, each frame on the stack has its own window and folds its result into the frame below
// player: both
// style: explicit stack, frames as objects, fail-soft
// single: yes
// detail: always right
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
        final Iterator<A> rest;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean done() {
            return alpha >= beta || !rest.hasNext();
        }

        /** Returns whether the value is an improvement. */
        boolean take(int value) {
            boolean better = max ? value > best : value < best;
            if (better) {
                best = value;
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = Math.min(beta, value);
                }
            }
            return better;
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
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().take(top.best);
                continue;
            }
            S next = game.result(top.state, top.rest.next());
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
        A best = null;
        while (!root.done()) {
            A action = root.rest.next();
            if (root.take(value(game, game.result(state, action), root.alpha, root.beta))) {
                best = action;
            }
        }
        return best;
    }
}
