// exercise: 05
// truth: right
// mistake: none
// player: both
// style: explicit stack of frames instead of recursion, fail-hard for MAX and fail-soft for MIN, iterators
// single: yes
// detail: never
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** A node on the way from the root to where the search is. */
    private static final class Frame<S, A> {
        final S state;
        final int plies;
        final boolean max;
        final Iterator<A> rest;
        int alpha;
        int beta;
        int found;
        boolean shut;

        Frame(Game<S, A> game, S state, int plies, int alpha, int beta) {
            this.state = state;
            this.plies = plies;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.found = max ? alpha : Window.INFINITY; // MAX clamps to alpha
        }

        void take(int value, boolean mayCut) {
            if (max) {
                found = Math.max(found, value);
                alpha = Math.max(alpha, found);
            } else {
                found = Math.min(found, value);
                beta = Math.min(beta, found);
            }
            shut = mayCut && beta <= alpha;
        }

        boolean done() {
            return shut || !rest.hasNext();
        }
    }

    private int run(Game<S, A> game, Evaluation<S> evaluation, S root, int depth, int alpha, int beta, boolean cuts) {
        Deque<Frame<S, A>> way = new ArrayDeque<>();
        S state = root;
        int plies = depth;
        int low = alpha;
        int high = beta;
        while (true) {
            // down to an end
            boolean over = game.terminal(state);
            if (!over && plies > 0) {
                Frame<S, A> frame = new Frame<>(game, state, plies, low, high);
                way.push(frame);
            } else {
                int value = over ? game.utility(state) : evaluation.value(state);
                if (way.isEmpty()) {
                    return value;
                }
                way.peek().take(value, cuts);
            }
            // up as far as nodes are done
            while (way.peek().done()) {
                int value = way.pop().found;
                if (way.isEmpty()) {
                    return value;
                }
                way.peek().take(value, cuts);
            }
            Frame<S, A> top = way.peek();
            state = game.result(top.state, top.rest.next());
            plies = top.plies - 1;
            low = cuts ? top.alpha : -Window.INFINITY;
            high = cuts ? top.beta : Window.INFINITY;
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
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int sure = -Window.INFINITY; // from the side of the player to move
        A best = null;
        for (A action : game.actions(state)) {
            int low = sign > 0 ? sure : -Window.INFINITY;
            int high = sign > 0 ? Window.INFINITY : -sure;
            int value = sign * run(game, evaluation, game.result(state, action), depth - 1, low, high, true);
            if (best == null || value > sure) {
                best = action;
                sure = value;
            }
        }
        return best;
    }
}
