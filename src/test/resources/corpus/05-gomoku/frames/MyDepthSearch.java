// exercise: 05
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames with iterators, no recursion; bestAction asks the frame of the root
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
    private static final class Frame<S, A> {
        final S state;
        final int left;
        final boolean max;
        final Iterator<A> todo;
        int alpha;
        int beta;
        int best;
        A tried;
        A chosen;

        Frame(Game<S, A> game, S state, int left, int alpha, int beta) {
            this.state = state;
            this.left = left;
            this.alpha = alpha;
            this.beta = beta;
            max = game.player(state) == Player.MAX;
            todo = game.actions(state).iterator();
            best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int value) {
            if (max ? value > best : value < best) {
                best = value;
                if (max ? value > alpha : value < beta) {
                    chosen = tried;
                }
            }
            alpha = max && best > alpha ? best : alpha;
            beta = !max && best < beta ? best : beta;
        }
    }

    private Frame<S, A> run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean cut) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        Frame<S, A> first = new Frame<>(game, root, depth, alpha, beta);
        stack.push(first);
        while (true) {
            Frame<S, A> top = stack.element();
            if (!top.todo.hasNext() || (cut && top.alpha >= top.beta)) {
                stack.pop();
                if (stack.isEmpty()) {
                    return first;
                }
                stack.element().take(top.best);
                continue;
            }
            top.tried = top.todo.next();
            S child = game.result(top.state, top.tried);
            if (game.terminal(child)) {
                top.take(game.utility(child));
            } else if (top.left == 1) {
                top.take(evaluation.value(child));
            } else {
                stack.push(new Frame<>(game, child, top.left - 1,
                        cut ? top.alpha : -Window.INFINITY, cut ? top.beta : Window.INFINITY));
            }
        }
    }

    private int value(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, boolean cut) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return depth == 0 ? evaluation.value(state) : run(game, evaluation, state, depth, alpha, beta, cut).best;
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
        return run(game, evaluation, state, depth, -Window.INFINITY, Window.INFINITY, true).chosen;
    }
}
