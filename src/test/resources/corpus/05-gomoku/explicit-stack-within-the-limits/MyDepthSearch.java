// exercise: 05
// truth: right
// mistake: none; unusual: no recursion at all but an explicit stack of frames, fail-hard, and bestAction searches with the window just beyond the largest values allowed, stops at once when nothing better can come, and does not search at all if there is one action only
// player: both
// style: iterative with a deque of frames, fail-hard, own infinities at ±1,000,001
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int BEYOND = Window.MAX_VALUE + 1;

    /** A node on the way from the root to where we are. */
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        final int left;
        int alpha;
        int beta;

        Frame(Game<S, A> game, S state, int left, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.left = left;
            this.alpha = alpha;
            this.beta = beta;
        }

        void take(int value) {
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }

        boolean done(boolean cuts) {
            return !rest.hasNext() || (cuts && alpha >= beta);
        }

        int value() {
            return max ? alpha : beta;
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean cuts) {
        if (game.terminal(root)) {
            return game.utility(root);
        }
        if (depth == 0) {
            return evaluation.value(root);
        }
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, root, depth, alpha, beta));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.done(cuts)) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.value();
                }
                stack.peek().take(top.value());
                continue;
            }
            S child = game.result(top.state, top.rest.next());
            if (game.terminal(child)) {
                top.take(game.utility(child));
            } else if (top.left == 1) {
                top.take(evaluation.value(child));
            } else {
                stack.push(cuts
                        ? new Frame<>(game, child, top.left - 1, top.alpha, top.beta)
                        : new Frame<>(game, child, top.left - 1, -BEYOND, BEYOND));
            }
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -BEYOND, BEYOND, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return run(game, evaluation, state, depth, alpha, beta, true);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return actions.get(0);
        }
        boolean max = game.player(state) == Player.MAX;
        // Nothing is worth less than -MAX_VALUE, so the first action is as good as any until one is worth more.
        A best = actions.get(0);
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        for (A action : actions) {
            int value = run(game, evaluation, game.result(state, action), depth - 1, alpha, beta, true);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
            if (alpha >= beta) {
                break; // as good as can be
            }
        }
        return best;
    }
}
