// exercise: 04
// truth: right
// mistake: none; an explicit stack instead of recursion
// player: both
// style: explicit stack, no recursion
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final class Frame {
        final S state;
        final boolean max;
        final Iterator<A> actions;
        int alpha;
        int beta;
        int best;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.actions = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
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

    @Override
    public int value(Game<S, A> game, S root, int alpha, int beta) {
        if (game.terminal(root)) return game.utility(root);
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, root, alpha, beta));
        while (true) {
            Frame top = stack.peek();
            if (top.actions.hasNext() && top.alpha < top.beta) {
                S next = game.result(top.state, top.actions.next());
                if (game.terminal(next)) top.take(game.utility(next));
                else stack.push(new Frame(game, next, top.alpha, top.beta));
            } else {
                stack.pop();
                if (stack.isEmpty()) return top.best;
                stack.peek().take(top.best);
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), low, high);
            if (game.player(state) == Player.MAX) {
                if (v > low) {
                    low = v;
                    choice = action;
                }
            } else {
                if (v < high) {
                    high = v;
                    choice = action;
                }
            }
        }
        return choice;
    }
}
