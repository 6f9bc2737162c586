// exercise: 03
// truth: right
// mistake: none; there is no recursion at all, the path is a stack of frames with an iterator each
// player: both
// style: iterative, explicit stack of frame objects
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final class Frame {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        A current;
        A best;
        int value;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
        }

        void take(int offer) {
            if (best == null || (max ? offer > value : offer < value)) {
                best = current;
                value = offer;
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

    private Frame run(Game<S, A> game, S state) {
        Frame root = new Frame(game, state);
        Deque<Frame> path = new ArrayDeque<>();
        path.push(root);
        while (!path.isEmpty()) {
            Frame frame = path.peek();
            if (!frame.rest.hasNext()) {
                path.pop();
                if (!path.isEmpty()) {
                    path.peek().take(frame.value);
                }
                continue;
            }
            frame.current = frame.rest.next();
            S next = game.result(frame.state, frame.current);
            if (game.terminal(next)) {
                frame.take(game.utility(next));
            } else {
                path.push(new Frame(game, next));
            }
        }
        return root;
    }
}
