// exercise: 04
// truth: right
// mistake: none; No recursion at all: a stack of frames, each with its own window, its iterator and its best; a frame that is closed or used up is popped and folded into its parent.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        int alpha, beta, best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void fold(int v) {
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, state, alpha, beta));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.alpha >= top.beta || !top.rest.hasNext()) {
                stack.pop();
                if (stack.isEmpty()) return top.best;
                stack.peek().fold(top.best);
                continue;
            }
            S next = game.result(top.state, top.rest.next());
            if (game.terminal(next)) top.fold(game.utility(next));
            else stack.push(new Frame<>(game, next, top.alpha, top.beta));
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Frame<S, A> root = new Frame<>(game, state, -Window.INFINITY, Window.INFINITY);
        A choice = null;
        while (root.rest.hasNext()) {
            A action = root.rest.next();
            int before = root.best;
            root.fold(value(game, game.result(state, action), root.alpha, root.beta));
            if (root.best != before) choice = action;
        }
        return choice;
    }
}
