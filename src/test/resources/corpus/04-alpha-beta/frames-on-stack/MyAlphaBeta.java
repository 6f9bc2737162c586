// exercise: 04
// truth: right
// mistake: -
// player: both
// style: explicit stack of frames, one engine for both methods
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        int low;
        int high;
        int best;
        A trying;
        A chosen;

        Frame(Game<S, A> game, S state, int low, int high) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.low = low;
            this.high = high;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void hear(int value) {
            if (max ? value > best : value < best) {
                best = value;
                chosen = trying;
            }
            if (max) {
                low = Math.max(low, best);
            } else {
                high = Math.min(high, best);
            }
        }
    }

    private Frame<S, A> run(Game<S, A> game, S root, int alpha, int beta) {
        Deque<Frame<S, A>> line = new ArrayDeque<>();
        line.addLast(new Frame<>(game, root, alpha, beta));
        while (true) {
            Frame<S, A> here = line.getLast();
            if (here.low >= here.high || !here.rest.hasNext()) {
                line.removeLast();
                if (line.isEmpty()) {
                    return here;
                }
                line.getLast().hear(here.best);
                continue;
            }
            here.trying = here.rest.next();
            S next = game.result(here.state, here.trying);
            if (game.terminal(next)) {
                here.hear(game.utility(next));
            } else {
                line.addLast(new Frame<>(game, next, here.low, here.high));
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).chosen;
    }
}
