// exercise: 03
// truth: right
// mistake: none
// player: both
// style: no recursion; a stack of frames that pass their result to a callback of the frame below, last action first
// single: yes
// detail: none
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.ListIterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final ListIterator<A> back;
        A trying;
        A best;
        int worth;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            List<A> actions = game.actions(state);
            this.back = actions.listIterator(actions.size());
        }

        void take(int value) {
            if (best == null || (max ? value >= worth : value <= worth)) {
                best = trying;
                worth = value;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).worth;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).best;
    }

    private Frame<S, A> run(Game<S, A> game, S start) {
        Deque<Frame<S, A>> stack = new ArrayDeque<>();
        stack.push(new Frame<>(game, start));
        for (;;) {
            Frame<S, A> top = stack.peek();
            if (!top.back.hasPrevious()) {
                stack.pop();
                if (stack.isEmpty()) {
                    return top;
                }
                stack.peek().take(top.worth);
                continue;
            }
            top.trying = top.back.previous();
            S next = game.result(top.state, top.trying);
            if (game.terminal(next)) {
                top.take(game.utility(next));
            } else {
                stack.push(new Frame<>(game, next));
            }
        }
    }
}
