// exercise: 05
// truth: wrong
// mistake: with its own stack of frames each child is given the window with which its parent was entered, not the one that the parent has by now; the parent's best only cuts at the parent itself
// kind: subtle
// player: both
// style: iterative, a stack of frames instead of recursion
// single: yes
// detail: all values and actions are right, too many leaves are asked for, already on trees of two plies
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int best = 0;
        boolean first = true;
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (first || (game.player(state) == Player.MAX ? v > best : v < best)) best = v;
            first = false;
        }
        return best;
    }

    private final class Frame {
        final S state;
        final int depth;
        final boolean max;
        final int alpha;
        final int beta;
        final Iterator<A> actions;
        int best;

        Frame(Game<S, A> game, S state, int depth, int alpha, int beta) {
            this.state = state;
            this.depth = depth;
            this.alpha = alpha;
            this.beta = beta;
            this.max = game.player(state) == Player.MAX;
            this.actions = game.actions(state).iterator();
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean done() {
            return !actions.hasNext() || (max ? best >= beta : best <= alpha);
        }

        void take(int value) {
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S root, int rootDepth, int alpha, int beta) {
        if (game.terminal(root)) return game.utility(root);
        if (rootDepth == 0) return evaluation.value(root);
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, root, rootDepth, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) return top.best;
                stack.peek().take(top.best);
                continue;
            }
            S next = game.result(top.state, top.actions.next());
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else if (top.depth == 1) {
                top.take(evaluation.value(next));
            } else {
                stack.push(new Frame(game, next, top.depth - 1, top.alpha, top.beta));
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            } else if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
