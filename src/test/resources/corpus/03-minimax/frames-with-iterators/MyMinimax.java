// exercise: 03
// truth: right
// mistake: none; no recursion, ends are evaluated by their parent's frame, and of equal actions the last one is kept
// player: both
// style: explicit stack of frames with iterators, Choice records
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
    private static final class Frame<S, A> {
        final S state;
        final boolean max;
        final Iterator<A> rest;
        A trying;
        Choice<A> best;

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
        }

        boolean done() {
            return !rest.hasNext();
        }

        void take(int value) {
            if (best == null || (max ? value >= best.value() : value <= best.value())) {
                best = new Choice<>(trying, value); // of equal ones the last
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).action();
    }

    private Choice<A> run(Game<S, A> game, S start) {
        Deque<Frame<S, A>> line = new ArrayDeque<>();
        line.addLast(new Frame<>(game, start));
        while (true) {
            Frame<S, A> frame = line.getLast();
            if (frame.done()) {
                line.removeLast();
                if (line.isEmpty()) {
                    return frame.best;
                }
                line.getLast().take(frame.best.value());
                continue;
            }
            frame.trying = frame.rest.next();
            S next = game.result(frame.state, frame.trying);
            if (game.terminal(next)) {
                frame.take(game.utility(next));
            } else {
                line.addLast(new Frame<>(game, next));
            }
        }
    }
}
