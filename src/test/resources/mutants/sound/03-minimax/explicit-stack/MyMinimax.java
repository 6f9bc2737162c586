// Sound: no recursion: the line of play lies on a stack of its own.

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Open<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> left;
        Integer best;
        A action;
        A trying;

        Open(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.left = game.actions(state).iterator();
        }

        void offer(int value) {
            if (best == null || (max ? value > best : value < best)) {
                best = value;
                action = trying;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : search(game, state).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action;
    }

    private Open<S, A> search(Game<S, A> game, S root) {
        Deque<Open<S, A>> line = new ArrayDeque<>();
        line.push(new Open<>(game, root));
        while (true) {
            Open<S, A> here = line.peek();
            if (here.left.hasNext()) {
                here.trying = here.left.next();
                S next = game.result(here.state, here.trying);
                if (game.terminal(next)) {
                    here.offer(game.utility(next));
                } else {
                    line.push(new Open<>(game, next));
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
}
