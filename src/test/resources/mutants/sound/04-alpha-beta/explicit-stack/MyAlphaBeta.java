// Sound: no recursion: the line of play lies on a stack of its own.

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Open<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> left;
        int alpha;
        int beta;
        int best;
        A action;
        A trying;

        Open(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.left = game.actions(state).iterator();
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
        }

        void offer(int value) {
            if (max ? value > best : value < best) {
                best = value;
                action = trying;
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : search(game, state, alpha, beta).best;
    }

    private Open<S, A> search(Game<S, A> game, S root, int alpha, int beta) {
        Deque<Open<S, A>> line = new ArrayDeque<>();
        line.push(new Open<>(game, root, alpha, beta));
        while (true) {
            Open<S, A> here = line.peek();
            if (here.alpha < here.beta && here.left.hasNext()) {
                here.trying = here.left.next();
                S next = game.result(here.state, here.trying);
                if (game.terminal(next)) {
                    here.offer(game.utility(next));
                } else {
                    line.push(new Open<>(game, next, here.alpha, here.beta));
                }
            } else {
                line.pop();
                if (line.isEmpty()) {
                    return here;
                }
                line.peek().offer(here.best);
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).action;
    }
}
