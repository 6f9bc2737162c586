// exercise: 03
// truth: right
// mistake: none; frames on a deque instead of recursion, stops a node that has reached the most that a game can give
// player: both
// style: own stack, iterators, early exit at +-1,000,000
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final int sign;
        final Iterator<A> rest;
        A current;
        A choice;
        Integer best;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            sign = game.player(state) == Player.MAX ? 1 : -1;
            rest = game.actions(state).iterator();
        }

        void take(int value) {
            if (best == null || sign * value > sign * best) {
                best = value;
                choice = current;
            }
        }

        boolean finished() {
            return !rest.hasNext() || best != null && sign * best == Window.MAX_VALUE;
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

    private Frame<S, A> run(Game<S, A> game, S start) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, start));
        while (true) {
            Frame<S, A> top = stack.peek();
            if (top.finished()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().take(top.best);
                continue;
            }
            top.current = top.rest.next();
            S child = game.result(top.state, top.current);
            if (game.terminal(child)) {
                top.take(game.utility(child));
            } else {
                stack.push(new Frame<>(game, child));
            }
        }
    }
}
