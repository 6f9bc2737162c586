// exercise: 04
// truth: right
// mistake: none; a loop over a stack of frames instead of recursion, fail-soft
// player: both
// style: iterative with a stack of frames
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

// No recursion: I wanted to see whether I can do it with my own stack.
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private class Frame {
        final S state;
        final boolean max;
        final Iterator<A> todo;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.todo = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void take(int v) {
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
        }

        boolean finished() {
            return alpha >= beta || !todo.hasNext();
        }
    }

    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, state, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            if (top.finished()) {
                stack.pop();
                if (stack.isEmpty()) return top.best;
                stack.peek().take(top.best);
            } else {
                S child = game.result(top.state, top.todo.next());
                if (game.terminal(child)) top.take(game.utility(child));
                else stack.push(new Frame(game, child, top.alpha, top.beta));
            }
        }
    }

    public A bestAction(Game<S, A> game, S state) {
        Frame root = new Frame(game, state, -Window.INFINITY, Window.INFINITY);
        A answer = null;
        while (root.todo.hasNext()) {
            A a = root.todo.next();
            int before = root.best;
            root.take(value(game, game.result(state, a), root.alpha, root.beta));
            if (root.best != before) answer = a;
        }
        return answer;
    }
}
