// exercise: 05
// truth: right
// mistake: none; no recursion at all, a stack of frames with iterators serves minimax and alpha-beta
// player: both
// style: iterative with an explicit stack
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** A node whose actions are being tried. */
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final int depth;
        final Iterator<A> rest;
        int best;
        int alpha;
        int beta;

        Frame(Game<S, A> game, S state, int depth, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.depth = depth;
            this.rest = game.actions(state).iterator();
            this.best = max ? -Window.INFINITY : Window.INFINITY;
            this.alpha = alpha;
            this.beta = beta;
        }

        void take(int value, boolean prune) {
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (prune && max) {
                alpha = Math.max(alpha, value);
            } else if (prune) {
                beta = Math.min(beta, value);
            }
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean prune) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        S state = root;
        int d = depth;
        int a = alpha;
        int b = beta;
        while (true) {
            // go down
            int value;
            if (game.terminal(state)) {
                value = game.utility(state);
            } else if (d == 0) {
                value = evaluation.value(state);
            } else {
                stack.push(new Frame<>(game, state, d, a, b));
                Frame<S, A> top = stack.peek();
                state = game.result(state, top.rest.next());
                d--;
                continue;
            }
            // and up, until there is something left to try
            while (true) {
                if (stack.isEmpty()) {
                    return value;
                }
                Frame<S, A> top = stack.peek();
                top.take(value, prune);
                if (top.rest.hasNext() && !(prune && top.alpha >= top.beta)) {
                    state = game.result(top.state, top.rest.next());
                    d = top.depth - 1;
                    a = top.alpha;
                    b = top.beta;
                    break;
                }
                value = top.best;
                stack.pop();
            }
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, false);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return run(game, evaluation, state, depth, alpha, beta, true);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = max
                    ? run(game, evaluation, next, depth - 1, bound, Window.INFINITY, true)
                    : run(game, evaluation, next, depth - 1, -Window.INFINITY, bound, true);
            if (max ? value > bound : value < bound) {
                bound = value;
                choice = action;
            }
        }
        return choice;
    }
}
