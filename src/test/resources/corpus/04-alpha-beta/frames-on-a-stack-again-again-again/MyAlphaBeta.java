// exercise: 04
// truth: right
// mistake: none; no recursion; actions are tried from the last to the first; MAX is fail-soft and MIN fail-hard; the root is one more frame that also notes the action
// player: both
// style: explicit stack, fail-soft for MAX and fail-hard for MIN, last action first
// single: yes
// detail: -
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
        int left;
        int alpha;
        int beta;
        int best;
        A trying;
        A choice;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.actions = game.actions(state);
            this.left = actions.size();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : beta;
        }

        boolean open() {
            return left > 0 && alpha < beta;
        }

        S next(Game<S, A> game) {
            trying = actions.get(--left);
            return game.result(state, trying);
        }

        void take(int value) {
            if (max ? value > best : value < best) {
                best = value;
                choice = trying;
                if (max) {
                    alpha = Math.max(alpha, value);
                } else {
                    beta = value;
                }
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : search(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).choice;
    }

    private Frame<S, A> search(Game<S, A> game, S state, int alpha, int beta) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, state, alpha, beta));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.open()) {
                S next = top.next(game);
                if (game.terminal(next)) {
                    top.take(game.utility(next));
                } else {
                    stack.push(new Frame<>(game, next, top.alpha, top.beta));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().take(top.best);
            }
        }
    }
}
