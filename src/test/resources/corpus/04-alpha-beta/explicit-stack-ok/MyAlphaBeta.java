// exercise: 04
// truth: right
// mistake: none; the recursion is a stack of frames, each with its own window
// player: both
// style: explicit stack, no recursion
// single: yes
// detail: -

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What a recursive call would have as its variables. */
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> actions;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.actions = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
        }

        boolean done() {
            return alpha >= beta || !actions.hasNext();
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
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().take(top.best);
                continue;
            }
            S next = game.result(top.state, top.actions.next());
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                stack.push(new Frame<>(game, next, top.alpha, top.beta));
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Frame<S, A> root = new Frame<>(game, state, -Window.INFINITY, Window.INFINITY);
        A answer = null;
        while (root.actions.hasNext()) {
            A action = root.actions.next();
            int before = root.best;
            root.take(value(game, game.result(state, action), root.alpha, root.beta));
            if (root.best != before) {
                answer = action;
            }
        }
        return answer;
    }
}
