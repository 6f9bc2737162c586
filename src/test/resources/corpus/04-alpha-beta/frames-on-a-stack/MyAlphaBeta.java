// exercise: 04
// truth: right
// mistake: none; no recursion, but a stack of frames in an ArrayList, and bestAction is the same loop with the action of the root kept in its frame
// player: both
// style: explicit stack, state machine
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static final class Frame<S, A> {
        S state;
        List<A> actions;
        boolean max;
        int next; // the number of the action to try next
        int alpha;
        int beta;
        int best;
        A choice;
    }

    private Frame<S, A> frame(Game<S, A> game, S state, int alpha, int beta) {
        Frame<S, A> frame = new Frame<>();
        frame.state = state;
        frame.actions = game.actions(state);
        frame.max = game.player(state) == Player.MAX;
        frame.alpha = alpha;
        frame.beta = beta;
        frame.best = frame.max ? -Window.INFINITY : Window.INFINITY;
        return frame;
    }

    private Frame<S, A> run(Game<S, A> game, S state, int alpha, int beta) {
        List<Frame<S, A>> stack = new ArrayList<>();
        Frame<S, A> root = frame(game, state, alpha, beta);
        stack.add(root);
        while (true) {
            Frame<S, A> top = stack.get(stack.size() - 1);
            int value;
            if (top.next == top.actions.size() || top.alpha >= top.beta) {
                stack.remove(stack.size() - 1);
                if (top == root) {
                    return root;
                }
                value = top.best;
                top = stack.get(stack.size() - 1);
            } else {
                S child = game.result(top.state, top.actions.get(top.next++));
                if (!game.terminal(child)) {
                    stack.add(frame(game, child, top.alpha, top.beta));
                    continue;
                }
                value = game.utility(child);
            }
            // a child of top is finished
            if (top.max ? value > top.best : value < top.best) {
                top.best = value;
                top.choice = top.actions.get(top.next - 1);
                if (top.max) {
                    top.alpha = Math.max(top.alpha, value);
                } else {
                    top.beta = Math.min(top.beta, value);
                }
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).choice;
    }
}
