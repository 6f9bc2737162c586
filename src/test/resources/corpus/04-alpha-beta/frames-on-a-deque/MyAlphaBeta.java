// exercise: 04
// truth: right
// mistake: none; no recursion, the frames lie on a deque and each remembers its own window
// player: both
// style: explicit stack, iterators
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
    private final class Frame {
        final S state;
        final boolean max;
        final Iterator<A> actions;
        int alpha;
        int beta;
        int best;
        A current;
        A chosen;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.actions = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void learn(int v) {
            if (max ? v <= best : v >= best) {
                return;
            }
            best = v;
            chosen = current;
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
        }

        boolean done() {
            return alpha >= beta || !actions.hasNext();
        }
    }

    /** Runs until the frame of the state is done, and returns it. */
    private Frame run(Game<S, A> game, S state, int alpha, int beta) {
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, state, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().learn(top.best);
                continue;
            }
            top.current = top.actions.next();
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
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).chosen;
    }
}
