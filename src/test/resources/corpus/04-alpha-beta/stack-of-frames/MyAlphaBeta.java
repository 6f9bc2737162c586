// exercise: 04
// truth: right
// mistake: none; a loop with a stack of frames in place of recursion
// player: both
// style: iterative, inner class with the window of each node
// single: yes
// detail: always right
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private class Frame {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        int alpha;
        int beta;
        int best;
        A current;
        A choice;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean done() {
            return alpha >= beta || !rest.hasNext();
        }

        void take(int v) {
            if (max ? v > best : v < best) {
                best = v;
                choice = current;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
    }

    private Frame run(Game<S, A> game, S state, int alpha, int beta) {
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(game, state, alpha, beta));
        for (;;) {
            Frame top = stack.peek();
            if (top.done()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().take(top.best);
                continue;
            }
            top.current = top.rest.next();
            S next = game.result(top.state, top.current);
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                stack.push(new Frame(game, next, top.alpha, top.beta));
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).choice;
    }
}
