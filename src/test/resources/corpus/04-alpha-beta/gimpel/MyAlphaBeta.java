// exercise: 04
// truth: right
// mistake: none; a stack of frames instead of recursion
// player: both
// style: iterative, inner class Frame with its own window
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
        final Iterator<A> rest;
        int alpha, beta, best;
        A current, bestAction;

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

        void take(int v) {
            if (max && v > best) {
                best = v;
                bestAction = current;
                alpha = Math.max(alpha, v);
            } else if (!max && v < best) {
                best = v;
                bestAction = current;
                beta = Math.min(beta, v);
            }
        }
    }

    private Frame run(Game<S, A> game, S start, int alpha, int beta) {
        Deque<Frame> stack = new ArrayDeque<>();
        Frame root = new Frame(game, start, alpha, beta);
        stack.push(root);
        while (!stack.isEmpty()) {
            Frame top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (!stack.isEmpty()) {
                    stack.peek().take(top.best);
                }
                continue;
            }
            top.current = top.rest.next();
            S next = game.result(top.state, top.current);
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                stack.push(new Frame(game, next, top.alpha, top.beta));
            }
        }
        return root;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).bestAction;
    }
}
