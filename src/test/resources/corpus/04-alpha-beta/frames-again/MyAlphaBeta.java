// exercise: 04
// truth: right
// mistake: none
// player: both
// style: no recursion; a linked chain of frames in one loop, and the root's frame remembers its action
// single: yes
// detail: none
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Frame<S, A> {
        final Frame<S, A> below;
        final S state;
        final boolean max;
        final Iterator<A> todo;
        Window window;
        int best;
        A current;
        A chosen;

        Frame(Game<S, A> game, Frame<S, A> below, S state, Window window) {
            this.below = below;
            this.state = state;
            this.window = window;
            max = game.player(state) == Player.MAX;
            best = max ? -Window.INFINITY : Window.INFINITY;
            todo = game.actions(state).iterator();
        }

        void learn(int value) {
            if (max ? value > best : value < best) {
                best = value;
                chosen = current;
                window = window.narrowedBy(max ? Player.MAX : Player.MIN, value);
            }
        }
    }

    private Frame<S, A> loop(Game<S, A> game, S start, Window given) {
        Frame<S, A> here = new Frame<>(game, null, start, given);
        while (true) {
            if (!here.todo.hasNext() || here.window.closed()) {
                if (here.below == null) {
                    return here;
                }
                here.below.learn(here.best);
                here = here.below;
                continue;
            }
            here.current = here.todo.next();
            S next = game.result(here.state, here.current);
            if (game.terminal(next)) {
                here.learn(game.utility(next));
            } else {
                here = new Frame<>(game, here, next, here.window);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : loop(game, state, new Window(alpha, beta)).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return loop(game, state, Window.FULL).chosen;
    }
}
