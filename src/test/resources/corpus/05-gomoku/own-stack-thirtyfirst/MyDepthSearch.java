// exercise: 05
// truth: right
// mistake: -
// player: both
// style: no recursion: frames on an ArrayDeque, MIN and MAX told apart by strategies; bestAction asks with a window one wider and takes the last of the best
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

    private final class Frame {
        final S state;
        final Iterator<A> todo;
        final boolean max;
        final int depth;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int depth, int alpha, int beta) {
            this.state = state;
            this.todo = game.actions(state).iterator();
            this.max = game.player(state) == Player.MAX;
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void learn(int value, boolean prune) {
            best = max == value > best ? value : best;
            if (prune && max && best > alpha) {
                alpha = best;
            }
            if (prune && !max && best < beta) {
                beta = best;
            }
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean prune) {
        Deque<Frame> stack = new ArrayDeque<>();
        S next = root;
        int plies = depth;
        int low = alpha;
        int high = beta;
        while (true) {
            int value;
            if (game.terminal(next)) {
                value = game.utility(next);
            } else if (plies == 0) {
                value = evaluation.value(next);
            } else {
                Frame frame = new Frame(game, next, plies, low, high);
                stack.push(frame);
                next = game.result(frame.state, frame.todo.next());
                plies--;
                continue;
            }
            // something is known: hand it up until there is a frame with more to do
            while (true) {
                if (stack.isEmpty()) {
                    return value;
                }
                Frame top = stack.peek();
                top.learn(value, prune);
                if (top.todo.hasNext() && (!prune || top.alpha < top.beta)) {
                    next = game.result(top.state, top.todo.next());
                    plies = top.depth - 1;
                    low = top.alpha;
                    high = top.beta;
                    break;
                }
                value = stack.pop().best;
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
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            // the window is one wider than needed, so what equals the best so far is exact
            if (max && (best == null || value >= alpha + 1)) {
                best = action;
                alpha = value - 1;
            } else if (!max && (best == null || value <= beta - 1)) {
                best = action;
                beta = value + 1;
            }
        }
        return best;
    }
}
