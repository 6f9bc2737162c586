// exercise: 03
// truth: right
// mistake: none; no recursion; bestAction first finds the value and then asks child after child again until one has it, from the last to the first
// player: both
// style: explicit stack of frames, second search for the action
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        Integer best;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
        }

        void take(int value) {
            if (best == null || (max && value > best) || (!max && value < best)) {
                best = value;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Deque<Frame<S, A>> line = new ArrayDeque<>();
        line.push(new Frame<>(game, state));
        while (true) {
            Frame<S, A> top = line.peek();
            if (top.rest.hasNext()) {
                S next = game.result(top.state, top.rest.next());
                if (game.terminal(next)) {
                    top.take(game.utility(next));
                } else {
                    line.push(new Frame<>(game, next));
                }
                continue;
            }
            line.pop();
            if (line.isEmpty()) {
                return top.best;
            }
            line.peek().take(top.best);
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int wanted = value(game, state);
        List<A> actions = game.actions(state);
        int i = actions.size() - 1;
        while (i > 0 && value(game, game.result(state, actions.get(i))) != wanted) {
            i--;
        }
        return actions.get(i); // if no other has it, the first one does
    }
}
