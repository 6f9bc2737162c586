// exercise: 05
// truth: right
// mistake: none; minimax with a stack of its own instead of recursion, alphaBeta with Window records that are cut only beyond equality (alpha > beta).
// player: both
// style: explicit stack, records
// single: yes
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
        final Player player;
        final Iterator<A> actions;
        final int depth;
        int best;

        Frame(Game<S, A> game, S state, int depth) {
            this.state = state;
            this.player = game.player(state);
            this.actions = game.actions(state).iterator();
            this.depth = depth;
            this.best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        }

        void hear(int value) {
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, state, depth));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.actions.hasNext()) {
                S child = game.result(top.state, top.actions.next());
                if (game.terminal(child)) {
                    top.hear(game.utility(child));
                } else if (top.depth == 1) {
                    top.hear(evaluation.value(child));
                } else {
                    stack.push(new Frame<>(game, child, top.depth - 1));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().hear(top.best);
            }
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return search(game, evaluation, state, depth, new Window(alpha, beta));
    }

    private int search(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, window);
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, best);
            if (window.alpha() > window.beta()) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, evaluation, game.result(state, action), depth - 1, window);
            if (best == null || window.contains(value)) {
                best = action;
                window = window.narrowedBy(player, value);
            }
        }
        return best;
    }
}
