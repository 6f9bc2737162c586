// exercise: 05
// truth: right
// mistake: -
// player: both
// style: no recursion, a stack of frames with the state of each node; minimax by a second pair of bounds that never close
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** A node that is being worked on. */
    private static final class Frame<S, A> {
        final S state;
        final int left;
        final boolean max;
        final Iterator<A> untried;
        int alpha;
        int beta;
        int best;

        Frame(S state, int left, boolean max, Iterator<A> untried, int alpha, int beta) {
            this.state = state;
            this.left = left;
            this.max = max;
            this.untried = untried;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int value, boolean narrow) {
            if (max ? value > best : value < best) {
                best = value;
            }
            if (narrow && max && best > alpha) {
                alpha = best;
            }
            if (narrow && !max && best < beta) {
                beta = best;
            }
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean prune) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        S enter = root;
        int left = depth;
        int low = alpha;
        int high = beta;
        while (true) {
            int answer;
            if (enter != null) { // going down
                boolean over = game.terminal(enter);
                if (!over && left > 0) {
                    stack.push(new Frame<>(
                            enter, left, game.player(enter) == Player.MAX, game.actions(enter).iterator(), low, high));
                    answer = 0;
                } else {
                    answer = over ? game.utility(enter) : evaluation.value(enter);
                    if (stack.isEmpty()) {
                        return answer;
                    }
                    stack.peek().take(answer, prune);
                }
                enter = null;
            }
            Frame<S, A> top = stack.peek();
            if (top.untried.hasNext() && !(prune && top.alpha >= top.beta)) {
                enter = game.result(top.state, top.untried.next());
                left = top.left - 1;
                low = top.alpha;
                high = top.beta;
            } else { // going up
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().take(top.best, prune);
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
        Frame<S, A> root = new Frame<>(
                state,
                depth,
                game.player(state) == Player.MAX,
                game.actions(state).iterator(),
                -Window.INFINITY,
                Window.INFINITY);
        A best = null;
        while (root.untried.hasNext()) {
            A action = root.untried.next();
            int before = root.best;
            root.take(alphaBeta(game, evaluation, game.result(state, action), depth - 1, root.alpha, root.beta), true);
            best = root.best == before ? best : action;
        }
        return best;
    }
}
