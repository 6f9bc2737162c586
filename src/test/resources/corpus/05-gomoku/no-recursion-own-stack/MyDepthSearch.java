// exercise: 05
// truth: right
// mistake: none; unusual: no recursion, a stack of frames in an ArrayDeque; minimax is the same loop without cuts; the last action comes first
// player: both
// style: explicit stack, iterative
// single: yes
// detail: children are tried from the last to the first
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private final class Frame {
        final S state;
        final int depth;
        final boolean max;
        final List<A> actions;
        int next;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int depth, int alpha, int beta) {
            this.state = state;
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
            max = game.player(state) == Player.MAX;
            actions = game.actions(state);
            next = actions.size() - 1;
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int value) {
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S start, int depth, int alpha, int beta, boolean cut) {
        if (game.terminal(start)) {
            return game.utility(start);
        }
        if (depth == 0) {
            return evaluation.value(start);
        }
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, start, depth, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            if (top.next < 0 || cut && top.alpha >= top.beta) {
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
            } else if (top.depth == 1) {
                top.take(evaluation.value(child));
            } else {
                stack.push(new Frame(game, child, top.depth - 1, top.alpha, top.beta));
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
        Frame root = new Frame(game, state, depth, -Window.INFINITY, Window.INFINITY);
        A choice = null;
        while (root.next >= 0) {
            A action = root.actions.get(root.next--);
            int before = root.best;
            root.take(run(game, evaluation, game.result(state, action), depth - 1, root.alpha, root.beta, true));
            if (root.best != before) {
                choice = action;
            }
        }
        return choice;
    }
}
