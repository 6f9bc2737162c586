// exercise: 05
// truth: right
// mistake: none; both searches run on an explicit stack of frames, and a single action is returned without a search
// player: both
// style: no recursion: a stack of frames; fail-hard for MAX and fail-soft for MIN
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> left;
        final int plies;
        int alpha;
        int beta;
        int best;

        Frame(S state, boolean max, List<A> actions, int plies, int alpha, int beta) {
            this.state = state;
            this.max = max;
            this.left = actions.iterator();
            this.plies = plies;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? alpha : Window.INFINITY;
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

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean prune) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        S enter = root;
        int plies = depth;
        while (true) {
            int value = 0;
            boolean known = true;
            if (game.terminal(enter)) {
                value = game.utility(enter);
            } else if (plies == 0) {
                value = evaluation.value(enter);
            } else {
                Frame<S, A> above = stack.peek();
                stack.push(new Frame<>(
                        enter,
                        game.player(enter) == Player.MAX,
                        game.actions(enter),
                        plies,
                        above == null || !prune ? alpha : above.alpha,
                        above == null || !prune ? beta : above.beta));
                known = false;
            }
            while (true) {
                Frame<S, A> top = stack.peek();
                if (known) {
                    if (top == null) {
                        return value;
                    }
                    if (top.max) {
                        top.best = Math.max(top.best, value);
                        top.alpha = prune ? top.best : top.alpha;
                    } else {
                        top.best = Math.min(top.best, value);
                        top.beta = prune ? Math.min(top.beta, top.best) : top.beta;
                    }
                }
                if (top.left.hasNext() && !(prune && top.alpha >= top.beta)) {
                    enter = game.result(top.state, top.left.next());
                    plies = top.plies - 1;
                    break;
                }
                value = top.best;
                known = true;
                stack.pop();
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        if (actions.size() == 1) {
            return best;
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
