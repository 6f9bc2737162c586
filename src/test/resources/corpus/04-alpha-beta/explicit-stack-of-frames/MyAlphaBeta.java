// exercise: 04
// truth: right
// mistake: none; alpha-beta without recursion, each frame with a window of its own that starts as its parent's window of the moment
// player: both
// style: explicit stack of frames, ex-C++ programmer
// single: yes
// detail: the root of bestAction is just another frame
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Alpha-beta with a stack of our own, so that no game is too long for Java's. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> moves;
        int alpha;
        int beta;
        int best;
        A tried;
        A bestMove;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.moves = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void learn(int v) {
            if (max && v > best) {
                best = v;
                bestMove = tried;
                alpha = Math.max(alpha, v);
            } else if (!max && v < best) {
                best = v;
                bestMove = tried;
                beta = Math.min(beta, v);
            }
        }

        boolean done() {
            return alpha >= beta || !moves.hasNext();
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : solve(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return solve(game, state, -Window.INFINITY, Window.INFINITY).bestMove;
    }

    private Frame<S, A> solve(Game<S, A> game, S state, int alpha, int beta) {
        Frame<S, A> root = new Frame<>(game, state, alpha, beta);
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(root);
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return root;
                }
                stack.peek().learn(top.best);
                continue;
            }
            top.tried = top.moves.next();
            S next = game.result(top.state, top.tried);
            if (game.terminal(next)) {
                top.learn(game.utility(next));
            } else {
                stack.push(new Frame<>(game, next, top.alpha, top.beta));
            }
        }
    }
}
