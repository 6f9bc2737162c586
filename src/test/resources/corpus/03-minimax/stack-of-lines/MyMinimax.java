// exercise: 03
// truth: right
// mistake: -
// player: both
// style: explicit stack, one engine for both methods, records the choice only at the root
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Line<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> untried;
        A trying;
        Choice<A> best;

        Line(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.untried = game.actions(state).iterator();
        }

        void hear(int value) {
            if (best == null || (value != best.value() && max == value > best.value())) {
                best = new Choice<>(trying, value);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : play(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return play(game, state).action();
    }

    private Choice<A> play(Game<S, A> game, S root) {
        Deque<Line<S, A>> stack = new ArrayDeque<>();
        stack.push(new Line<>(game, root));
        for (; ; ) {
            Line<S, A> top = stack.peek();
            if (top.untried.hasNext()) {
                top.trying = top.untried.next();
                S next = game.result(top.state, top.trying);
                if (game.terminal(next)) {
                    top.hear(game.utility(next));
                } else {
                    stack.push(new Line<>(game, next));
                }
            } else {
                stack.pop();
                if (stack.isEmpty()) {
                    return top.best;
                }
                stack.peek().hear(top.best.value());
            }
        }
    }
}
