// exercise: 04
// truth: right
// mistake: none; frames on a stack instead of recursion, children from the last to the first
// player: both
// style: iterative, explicit stack, fail-soft
// single: yes
// detail: none
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final List<A> actions;
        int next;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.actions = game.actions(state);
            this.next = actions.size() - 1;
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
            return next < 0 || alpha >= beta;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, state, alpha, beta));
        for (;;) {
            Frame<S, A> top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().take(top.best);
                continue;
            }
            S child = game.result(top.state, top.actions.get(top.next--));
            if (game.terminal(child)) {
                top.take(game.utility(child));
            } else {
                stack.push(new Frame<>(game, child, top.alpha, top.beta));
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Frame<S, A> root = new Frame<>(game, state, -Window.INFINITY, Window.INFINITY);
        A answer = null;
        while (root.next >= 0) {
            A action = root.actions.get(root.next--);
            int before = root.best;
            root.take(value(game, game.result(state, action), root.alpha, root.beta));
            if (root.best != before) {
                answer = action;
            }
        }
        return answer;
    }
}
