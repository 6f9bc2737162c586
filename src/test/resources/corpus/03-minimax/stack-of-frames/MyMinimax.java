// exercise: 03
// truth: right
// mistake: none; no recursion
// player: both
// style: explicit stack of frames
// single: yes
// detail: always
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
        final Iterator<A> rest;
        Integer best;
        A action;
        A trying;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
        }

        void take(int v) {
            if (best == null || (max && v > best) || (!max && v < best)) {
                best = v;
                action = trying;
            }
        }
    }

    private Frame<S, A> run(Game<S, A> game, S start) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, start));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.rest.hasNext()) {
                top.trying = top.rest.next();
                S next = game.result(top.state, top.trying);
                if (game.terminal(next)) {
                    top.take(game.utility(next));
                } else {
                    stack.push(new Frame<>(game, next));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().take(top.best);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).action;
    }
}
