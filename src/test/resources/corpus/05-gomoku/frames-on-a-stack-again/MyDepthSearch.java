// exercise: 05
// truth: right
// mistake: none; no recursion at all, an explicit stack of frames, fail-hard at MAX and fail-soft at MIN, the actions from the last to the first
// player: both
// style: iterative with an ArrayDeque of frames, actions in reverse
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final List<A> actions;
        final boolean max;
        final int depth;
        int next;
        int alpha;
        int beta;
        int best;
        A choice;

        Frame(Game<S, A> game, S state, int depth, int alpha, int beta) {
            this.state = state;
            this.actions = game.actions(state);
            this.max = game.player(state) == Player.MAX;
            this.depth = depth;
            this.next = actions.size();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? alpha : Window.INFINITY;
        }

        void take(int value, A action) {
            if (max ? value > best : value < best) {
                best = value;
                choice = action;
            }
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
    }

    /** Runs the search; returns the root's frame, or null if the state has no children to look at. */
    private Frame<S, A> run(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean cuts) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        Frame<S, A> root = new Frame<>(game, state, depth, alpha, beta);
        stack.push(root);
        while (true) {
            Frame<S, A> top = stack.peek();
            boolean closed = cuts && top.alpha >= top.beta;
            if (top.next == 0 || closed) {
                stack.pop();
                if (stack.isEmpty()) {
                    return root;
                }
                Frame<S, A> parent = stack.peek();
                parent.take(top.best, parent.actions.get(parent.next));
                continue;
            }
            A action = top.actions.get(--top.next);
            S child = game.result(top.state, action);
            if (game.terminal(child)) {
                top.take(game.utility(child), action);
            } else if (top.depth == 1) {
                top.take(evaluation.value(child), action);
            } else {
                stack.push(new Frame<>(game, child, top.depth - 1, cuts ? top.alpha : -Window.INFINITY, cuts ? top.beta : Window.INFINITY));
            }
        }
    }

    private int value(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean cuts) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return depth == 0 ? evaluation.value(state) : run(game, evaluation, state, depth, alpha, beta, cuts).best;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return value(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return value(game, evaluation, state, depth, alpha, beta, true);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, true).choice;
    }
}
