// exercise: 04
// truth: wrong
// mistake: in the explicit stack a child that is a leaf is handled at once and skips the check of the window; a node is left only after a child that is an inner node
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

    private static final class Frame<S, A> {
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

        void take(int v) {
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, state, alpha, beta));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.rest.hasNext()) {
                S next = game.result(top.state, top.rest.next());
                if (game.terminal(next)) {
                    top.take(game.utility(next));
                } else {
                    stack.push(new Frame<>(game, next, top.alpha, top.beta));
                }
                continue;
            }
            // this node is done: hand its value up, and close everything above that it decides
            int v = stack.pop().best;
            while (true) {
                if (stack.isEmpty()) {
                    return v;
                }
                Frame<S, A> parent = stack.peek();
                parent.take(v);
                if (parent.alpha < parent.beta) {
                    break;
                }
                v = stack.pop().best;
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
