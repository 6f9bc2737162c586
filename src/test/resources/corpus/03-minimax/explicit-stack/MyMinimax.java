// exercise: 03
// truth: right
// mistake: none; no recursion but a stack of frames with iterators, and bestAction reads the choice from the bottom frame
// player: both
// style: iterative, frames with iterators
// single: yes
// detail: actions are fetched once per node
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> todo;
        A trying;
        A best;
        int value;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.todo = game.actions(state).iterator();
        }

        void report(int v) {
            if (best == null || (max ? v > value : v < value)) {
                value = v;
                best = trying;
            }
        }
    }

    private Frame<S, A> run(Game<S, A> game, S start) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        Frame<S, A> bottom = new Frame<>(game, start);
        stack.push(bottom);
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.todo.hasNext()) {
                top.trying = top.todo.next();
                S next = game.result(top.state, top.trying);
                if (game.terminal(next)) {
                    top.report(game.utility(next));
                } else {
                    stack.push(new Frame<>(game, next));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return bottom;
                }
                stack.peek().report(top.value);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).best;
    }
}
