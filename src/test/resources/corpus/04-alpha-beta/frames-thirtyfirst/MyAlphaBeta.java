// exercise: 04
// truth: right
// mistake: -
// player: both
// style: no recursion: a stack of frames; fail-hard, each frame returns its own moved bound
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
        A current;
        A best;

        Frame(Game<S, A> game, S state, int low, int high) {
            this.state = state;
            this.max = game.player(state) == Player.MAX;
            this.rest = game.actions(state).iterator();
            this.low = low;
            this.high = high;
        }

        void learn(int value) {
            if (max && value > low) {
                low = value;
                best = current;
            }
            if (!max && value < high) {
                high = value;
                best = current;
            }
        }

        boolean goesOn() {
            return low < high && rest.hasNext();
        }

        /** Fail-hard: where nothing moved the bound, it is the bound itself. */
        int answer() {
            return max ? low : high;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, new Frame<>(game, state, alpha, beta)).answer();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, new Frame<>(game, state, -Window.INFINITY, Window.INFINITY)).best;
    }

    private Frame<S, A> run(Game<S, A> game, Frame<S, A> root) {
        Deque<Frame<S, A>> line = new ArrayDeque<>();
        line.push(root);
        while (true) {
            Frame<S, A> frame = line.peek();
            if (frame.goesOn()) {
                frame.current = frame.rest.next();
                S next = game.result(frame.state, frame.current);
                if (game.terminal(next)) {
                    frame.learn(game.utility(next));
                } else {
                    line.push(new Frame<>(game, next, frame.low, frame.high));
                }
            } else {
                line.pop();
                if (line.isEmpty()) {
                    return frame;
                }
                line.peek().learn(frame.answer());
            }
        }
    }
}
