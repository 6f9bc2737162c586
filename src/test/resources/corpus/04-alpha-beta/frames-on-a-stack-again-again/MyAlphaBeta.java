// exercise: 04
// truth: right
// mistake: none; no recursion, each frame has its own window
// player: both
// style: iterative, iterators in frames, fail-soft
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private class Frame {
        final S state;
        final boolean max;
        final Iterator<A> todo;
        int alpha;
        int beta;
        int best;
        A current;
        A bestAction;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.todo = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void learn(int v) {
            if (max && v > best) {
                best = v;
                bestAction = current;
                alpha = Math.max(alpha, v);
            }
            if (!max && v < best) {
                best = v;
                bestAction = current;
                beta = Math.min(beta, v);
            }
        }

        boolean done() {
            return alpha >= beta || !todo.hasNext();
        }
    }

    private Frame run(Game<S, A> game, S state, int alpha, int beta) {
        Deque<Frame> stack = new ArrayDeque<>();
        Frame root = new Frame(game, state, alpha, beta);
        stack.push(root);
        while (true) {
            Frame top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (top == root) {
                    return root;
                }
                stack.peek().learn(top.best);
                continue;
            }
            top.current = top.todo.next();
            S next = game.result(top.state, top.current);
            if (game.terminal(next)) {
                top.learn(game.utility(next));
            } else {
                stack.push(new Frame(game, next, top.alpha, top.beta));
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).bestAction;
    }
}
