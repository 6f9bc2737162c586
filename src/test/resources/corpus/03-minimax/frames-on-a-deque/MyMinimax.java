// exercise: 03
// truth: right
// mistake: none; an explicit stack, and the root's frame remembers the action
// player: both
// style: no recursion: frames on a deque
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final List<A> actions;
        final boolean max;
        int next;
        int best;
        A choice;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.actions = game.actions(state);
            this.max = game.player(state) == Player.MAX;
        }

        void take(int value) {
            A action = actions.get(next - 1);
            if (choice == null || (max ? value > best : value < best)) {
                best = value;
                choice = action;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).choice;
    }

    private Frame<S, A> run(Game<S, A> game, S root) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, root));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.next == top.actions.size()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().take(top.best);
                continue;
            }
            S child = game.result(top.state, top.actions.get(top.next++));
            if (game.terminal(child)) {
                top.take(game.utility(child));
            } else {
                stack.push(new Frame<>(game, child));
            }
        }
    }
}
