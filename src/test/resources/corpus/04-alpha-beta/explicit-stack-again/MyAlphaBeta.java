// exercise: 04
// truth: right
// mistake: none; no recursion: a stack of frames, each with its own window, and a child that is cut off is simply popped
// player: both
// style: iterative, frames in a deque
// single: yes
// detail: ends are reported without a frame of their own
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static class Frame<S, A> {
        final S state;
        final Player player;
        final Iterator<A> actions;
        int alpha, beta;
        int best;
        A current, choice;

        Frame(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.player = game.player(state);
            this.actions = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        }

        void childIsWorth(int v) {
            if (player == Player.MAX && v > best) {
                best = v;
                choice = current;
                alpha = Math.max(alpha, v);
            } else if (player == Player.MIN && v < best) {
                best = v;
                choice = current;
                beta = Math.min(beta, v);
            }
        }

        boolean done() {
            return alpha >= beta || !actions.hasNext();
        }
    }

    private Frame<S, A> search(Game<S, A> game, S start, int alpha, int beta) {
        Frame<S, A> root = new Frame<>(game, start, alpha, beta);
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.addLast(root);
        while (!stack.isEmpty()) {
            Frame<S, A> frame = stack.getLast();
            if (frame.done()) {
                stack.removeLast();
                if (!stack.isEmpty()) {
                    stack.getLast().childIsWorth(frame.best);
                }
                continue;
            }
            frame.current = frame.actions.next();
            S next = game.result(frame.state, frame.current);
            if (game.terminal(next)) {
                frame.childIsWorth(game.utility(next));
            } else {
                stack.addLast(new Frame<>(game, next, frame.alpha, frame.beta));
            }
        }
        return root;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return search(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).choice;
    }
}
